/** The first index from `low` to `high` for which `isBefore` is false; it must be true for all earlier ones. */
export function partitionPoint(low: number, high: number, isBefore: (index: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
