/** The first index from `low` to `high` that is not before what is looked for; all that are before it come first. */
export function partitionPoint(low: number, high: number, isBefore: (index: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
