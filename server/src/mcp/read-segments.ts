import type { Segment } from "@openparlance/filters";
import type { FileFilters, FileToRead, FilterContext } from "../core/filters.ts";

/** @throws FilterError */
export async function readSegments(filters: FileFilters, file: FileToRead, work: FilterContext): Promise<Segment[]> {
  const open = await filters.open({ ...file, isReadOnly: true }, work);
  try {
    const segments: Segment[] = [];
    for await (const page of open.segments()) for (const segment of page) segments.push(segment);
    return segments;
  } finally {
    open.close();
  }
}
