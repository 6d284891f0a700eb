import { FilterError } from "@openparlance/filters/filter-error";
import { findFormat } from "@openparlance/filters/formats";
import type { Detection } from "@openparlance/text/detect";
import type { FileBytes, FileFilters, FilterContext } from "../../core/filters.ts";
import { readStart } from "../../files/read.ts";

/** The number of bytes of a file's text that are used for detection. */
const maxSampleBytes = 100_000;

export const undetermined: Detection = { language: "und", confidence: 0 };

interface DetectedFile {
  name: string;
  sizeBytes: number;
  read(): Promise<ReadableStream<Uint8Array>>;
  readWhole(): Promise<Uint8Array>;
}

/** @returns `und` and 0 when the file has no text, no filter can read it, or the language is unclear */
export async function detectFileLanguage(
  filters: FileFilters,
  work: FilterContext,
  { name, sizeBytes, read, readWhole }: DetectedFile,
): Promise<Detection> {
  if (!findFormat(name)) return undetermined;
  const text =
    // The beginning of a file is enough for many formats, so that large files aren't read completely.
    (sizeBytes > maxSampleBytes &&
      (await readText(filters, work, name, { bytes: wholeLines(await readStart(await read(), maxSampleBytes)) }))) ||
    (await readText(filters, work, name, { bytes: await readWhole(), readAgain: readWhole }));
  if (text === undefined) return undetermined;
  return filters.detectLanguage(text, work);
}

/**
 * The beginning of a file without its incomplete last line or word: a cut character would change the detected encoding.
 * It is empty when little would be left, such as a title before a long line without spaces.
 */
function wholeLines(start: Uint8Array): Uint8Array {
  const ends = [0x0a, 0x20].map((byte) => start.lastIndexOf(byte) + 1);
  const end = ends.find((end) => end > start.length / 2) ?? 0;
  // In UTF-16 with the low byte first, the end of a line has a second byte.
  return start.subarray(0, start[end] === 0 && end % 2 === 1 ? end + 1 : end);
}

async function readText(filters: FileFilters, work: FilterContext, name: string, file: FileBytes) {
  const opened = await filters.open({ ...file, name, sourceLang: "en", isReadOnly: true }, work).catch(nothingReadable);
  if (!opened) return undefined;
  try {
    let text = "";
    for await (const page of opened.segments()) {
      for (const { source } of page) {
        text += `${source.slice(0, maxSampleBytes)}\n`;
        if (text.length >= maxSampleBytes) return text;
      }
    }
    return text;
  } finally {
    opened.close();
  }
}

function nothingReadable(error: unknown): undefined {
  if (!(error instanceof FilterError)) throw error;
}
