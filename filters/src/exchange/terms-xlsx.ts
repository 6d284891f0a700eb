import { FilterError } from "../filter-error.ts";
import { defaultLimits, type Limits } from "../limits.ts";
import { readRows } from "../xlsx/rows.ts";
import { concat } from "../zip/replace.ts";
import { readTermRows, type SkippedRow, type TermRow, type TermTable } from "./terms.ts";

/**
 * Reads a termbase from the first 256 columns of the first visible sheet of an Excel workbook. The file is held in
 * memory, since its directory comes last.
 * @throws FilterError "File extraction error" with entry and location
 */
export async function* readWorkbookTerms(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { limits = defaultLimits, ...table }: TermTable & { limits?: Limits },
  onSkipped: (skipped: SkippedRow) => void,
): AsyncGenerator<TermRow> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limits.bytes) throw new FilterError("File extraction error", "the file is too large");
    parts.push(chunk);
  }
  yield* readTermRows(table, onSkipped)(readRows(concat(parts), limits));
}
