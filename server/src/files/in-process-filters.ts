import type { Extraction } from "@openparlance/filters";
import type { FileFilters, OpenFile } from "../core/filters.ts";
import { readAll } from "../core/turns.ts";
import { faultingFile, fileFault } from "../rules/file-fault.ts";
import { sizeOf } from "../rules/leverage.ts";

/** The number of items in a page, and of characters from which it ends, small enough to delay no other work. */
const pageSize = 500;
const pageCharacters = 500_000;

/** The filters in the calling thread, loaded with the first file: for a worker, a browser's worker, and tests. */
export const inProcessFilters = (): FileFilters => ({
  async open({ name, bytes, reading, isReadOnly, isCounted, ...languages }) {
    // Loaded together, so that a page that read a file can write it even without a network.
    const [{ extract }, { placeTargets }] = await Promise.all([
      import("../rules/extract.ts"),
      import("../rules/place-targets.ts"),
      import("@openparlance/filters/exchange"),
    ]);
    const extraction = extract(name, bytes, languages, { reading, isReadOnly });
    if (isReadOnly) return readOnly(extraction, isCounted ? languages.sourceLang : undefined);
    const { segments, note, isBilingual, merge } = extraction;
    const mergeTargets = (targets: Parameters<typeof merge>[0], leave?: (count: number) => void) => {
      try {
        let count = 0;
        const file = merge(targets, () => count++);
        leave?.(count);
        return file;
      } catch (cause) {
        throw fileFault(cause, name.replace(/^.*\./, ""), "File reassembly error");
      }
    };
    return {
      size: segments.length,
      note,
      isBilingual,
      segments: () => pagesIn(segments),
      merge: async (targets, leave) => mergeTargets(await readAll(targets()), leave),
      async mergeStored(storedValue, leave) {
        return mergeTargets(placeTargets(await readAll(storedValue()), segments), leave);
      },
      close() {},
    };
  },
  async finishedXliff({ bytes }) {
    const { readDocumentXliff } = await import("@openparlance/filters");
    try {
      const xliff = readDocumentXliff(bytes);
      if (!xliff) return undefined;
      const { documentId, size, units } = xliff;
      return { documentId, size, units: () => pagesIn(faultingFile(units(), "xliff")), close() {} };
    } catch (cause) {
      throw fileFault(cause, "xliff");
    }
  },
  async detectLanguage(text) {
    // Loaded when it is needed: its tables are large.
    const { detectLanguage } = await import("@openparlance/text/detect");
    return detectLanguage(text);
  },
  async end() {},
});

/** A separate function, so that its closures don't keep the data for merging in memory. */
function readOnly({ segments, note }: Pick<Extraction, "segments" | "note">, countedIn: string | undefined): OpenFile {
  const merge = async () => {
    throw new Error("The file is open only for reading.");
  };
  const read = () => pagesIn(countedIn === undefined ? segments : addSizes(segments, countedIn));
  return { size: segments.length, note, segments: read, merge, mergeStored: merge, close() {} };
}

function* addSizes(segments: Extraction["segments"], language: string) {
  for (const segment of segments) yield { ...segment, ...sizeOf(segment.source, language) };
}

async function* pagesIn<Item extends { source: string; target?: { length: number } | undefined }>(
  items: Iterable<Item>,
): AsyncGenerator<readonly Item[]> {
  let page: Item[] = [];
  let characters = 0;
  for (const item of items) {
    characters += item.source.length + (item.target?.length ?? 0);
    if (page.push(item) < pageSize && characters < pageCharacters) continue;
    yield page;
    page = [];
    characters = 0;
  }
  if (page.length > 0) yield page;
}
