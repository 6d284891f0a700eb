import { partitionPoint } from "@openparlance/text";
import type { Edit } from "./translatable-span.ts";

/** Returns a function that lists the edits from `start` to `end`, ascending. The edits must not overlap. */
export function createEditFinder(edits: readonly Edit[]): (start: number, end: number) => Edit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  return (start, end) => {
    const from = partitionPoint(0, sorted.length, (at) => (sorted[at] as Edit).start < start);
    let to = from;
    while (to < sorted.length && (sorted[to] as Edit).end <= end) to++;
    return sorted.slice(from, to);
  };
}
