import type { Segment } from "@openparlance/filters";
import type { FileFilters, FileToRead, FilterContext } from "../core/filters.ts";
import { readAll } from "../core/turns.ts";

/** @throws FilterError */
export async function readSegments(filters: FileFilters, file: FileToRead, work: FilterContext): Promise<Segment[]> {
  const open = await filters.open({ ...file, isReadOnly: true }, work);
  try {
    return await readAll(open.segments());
  } finally {
    open.close();
  }
}
