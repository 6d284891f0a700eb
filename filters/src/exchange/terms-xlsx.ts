import { defaultLimits, type Limits } from "../limits.ts";
import { readRows } from "../xlsx/rows.ts";
import { CollectedBytes } from "./collected-bytes.ts";
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
  const file = new CollectedBytes(limits.bytes);
  for await (const chunk of chunks) file.add(chunk);
  yield* readTermRows(table, onSkipped)(readRows(file.take(), limits));
}
