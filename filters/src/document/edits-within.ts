import { partitionPoint } from "@openparlance/text";
import type { Edit } from "./translatable-span.ts";

/**
 * Finds the edits inside a span, both given by offsets of the file.
 *
 * @param edits not overlapping, in any order
 * @returns a function that lists the edits from `start` to `end`, ascending. It searches for the first one by
 *   bisection.
 */
export function editsWithin(edits: readonly Edit[]): (start: number, end: number) => Edit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  return (start, end) => {
    const from = partitionPoint(0, sorted.length, (at) => (sorted[at] as Edit).start < start);
    let to = from;
    while (to < sorted.length && (sorted[to] as Edit).end <= end) to++;
    return sorted.slice(from, to);
  };
}
