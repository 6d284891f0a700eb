import { type Extraction, FilterError } from "@parlance/filters";
import type { Detection } from "@parlance/text/detect";
import { bytesOf, startOf } from "../files/read.ts";
import { extract } from "./extract.ts";

/** That much of a file's text is looked at. */
const judgedBytes = 100_000;

export const undetermined: Detection = { language: "und", confidence: 0 };

/**
 * The language that a file's text is in.
 *
 * @param read opens the file's bytes
 * @returns `und` and 0 when it has no text, nothing can read it, or the text does not tell
 */
export async function detectFileLanguage(
  { name, sizeBytes }: { name: string; sizeBytes: number },
  read: () => Promise<ReadableStream<Uint8Array>>,
): Promise<Detection> {
  const extraction =
    // Many formats can be read from their beginning alone, which spares a large file.
    (sizeBytes > judgedBytes && tryExtract(name, wholeLines(await startOf(await read(), judgedBytes)))) ||
    tryExtract(name, await bytesOf(await read()));
  if (!extraction) return undetermined;
  // Loaded when it is needed: its tables are large.
  const { detectLanguage } = await import("@parlance/text/detect");
  return detectLanguage(textOf(extraction));
}

function tryExtract(name: string, file: Uint8Array): Extraction | undefined {
  try {
    return extract(name, file, { sourceLang: "en" });
  } catch (error) {
    if (error instanceof FilterError) return undefined;
    throw error;
  }
}

/** A beginning without the line that it breaks off in; a cut in a character would change what the encoding looks like. */
function wholeLines(start: Uint8Array): Uint8Array {
  const end = start.lastIndexOf(0x0a) + 1;
  // In UTF-16 with the low byte first, a line's end has a second byte.
  return start.subarray(0, start[end] === 0 && end % 2 === 1 ? end + 1 : end);
}

function textOf({ segments }: Extraction): string {
  let text = "";
  for (const { source } of segments) {
    text += `${source}\n`;
    if (text.length >= judgedBytes) break;
  }
  return text;
}
