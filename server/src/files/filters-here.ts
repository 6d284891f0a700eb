import type { FileFilters, FileSegment } from "../ports.ts";

/** Segments that travel together: few enough that nobody waits for them. */
const pageSize = 500;

/** The filters in the thread that asks, loaded with its first file: for a worker, a browser's worker, and tests. */
export function filtersHere(): FileFilters {
  return {
    async open({ name, bytes, reading, ...languages }) {
      const { extract } = await import("../rules/extract.ts");
      const { segments, merge } = extract(name, bytes, languages, reading);
      return {
        size: segments.length,
        async *segments() {
          for (let start = 0; start < segments.length; start += pageSize) yield segments.slice(start, start + pageSize);
        },
        merge: async (targets) => merge(targets),
        close() {},
      };
    },
    async finishedXliff(bytes) {
      const { readDocumentXliff } = await import("@parlance/filters");
      return readDocumentXliff(bytes);
    },
    async end() {},
  };
}

/** All segments of a page or more. */
export async function allOf(pages: AsyncIterable<readonly FileSegment[]>): Promise<FileSegment[]> {
  const all: FileSegment[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}
