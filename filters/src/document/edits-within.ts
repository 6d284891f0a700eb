import type { Edit } from "./translatable-span.ts";

/**
 * Finds the edits inside a span, both given by offsets of the file.
 *
 * @param edits not overlapping, in any order
 * @returns those inside from `start` to `end`, ascending; the time it takes grows with their number and the logarithm
 *   of all
 */
export function editsWithin(edits: readonly Edit[]): (start: number, end: number) => Edit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  return (start, end) => {
    const from = firstFrom(sorted, start);
    let to = from;
    while (to < sorted.length && (sorted[to] as Edit).end <= end) to++;
    return sorted.slice(from, to);
  };
}

/** Index of the first edit that begins at an offset or after it. */
function firstFrom(sorted: readonly Edit[], start: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Edit).start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
