import { FilterError } from "@openparlance/filters/filter-error";
import { findFormat } from "@openparlance/filters/formats";
import type { Detection } from "@openparlance/text/detect";
import type { FileBytes, FileFilters, FilterWork } from "../../core/filters.ts";
import { readBytes, readStart } from "../../files/read.ts";

/** The bytes of a file's text that are used for detection. */
const judgedBytes = 100_000;

export const undetermined: Detection = { language: "und", confidence: 0 };

/**
 * The language that a file's text is in.
 *
 * @param work whose file it is
 * @param read opens the file's bytes
 * @returns `und` and 0 when it has no text, nothing can read it, or the text does not say
 */
export async function detectFileLanguage(
  filters: FileFilters,
  work: FilterWork,
  { name, sizeBytes }: { name: string; sizeBytes: number },
  read: () => Promise<ReadableStream<Uint8Array>>,
): Promise<Detection> {
  if (!findFormat(name)) return undetermined;
  const text =
    // Many formats can be read from their beginning alone, which spares a large file.
    (sizeBytes > judgedBytes &&
      (await readText(filters, work, name, { bytes: wholeLines(await readStart(await read(), judgedBytes)) }))) ||
    (await readText(filters, work, name, { bytes: await readBytes(await read()) }));
  if (text === undefined) return undetermined;
  return filters.detectLanguage(text, work);
}

/** A beginning without the line that it breaks off in; a cut in a character would change what the encoding looks like. */
function wholeLines(start: Uint8Array): Uint8Array {
  const end = start.lastIndexOf(0x0a) + 1;
  // In UTF-16 with the low byte first, a line's end has a second byte.
  return start.subarray(0, start[end] === 0 && end % 2 === 1 ? end + 1 : end);
}

/** undefined when nothing can read it. */
async function readText(
  filters: FileFilters,
  work: FilterWork,
  name: string,
  file: FileBytes,
): Promise<string | undefined> {
  const opened = await filters.open({ ...file, name, sourceLang: "en", isReadOnly: true }, work).catch(nothingReadable);
  if (!opened) return undefined;
  try {
    let text = "";
    for await (const page of opened.segments()) {
      for (const { source } of page) {
        text += `${source}\n`;
        if (text.length >= judgedBytes) return text;
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
