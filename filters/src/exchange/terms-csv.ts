import { createFieldWriter } from "../csv/rows.ts";
import type { OnLegacyText } from "../legacy-text.ts";
import { RowReader } from "./rows.ts";
import { readTermRows, type SkippedRow, type TermRow, type TermTable } from "./terms.ts";

export interface TermsOptions extends TermTable {
  /** `auto` is decided by the first row. */
  delimiter: "auto" | "," | ";" | "\t" | "|";
  /** Without it, a file that is not UTF-8 is refused. */
  onLegacyText?: OnLegacyText | undefined;
}

/**
 * Reads a termbase of comma-, semicolon-, tab- or bar-separated values as its bytes arrive.
 * @throws FilterError "File extraction error" naming the row
 */
export async function* readTerms(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { delimiter, onLegacyText, ...table }: TermsOptions,
  onSkipped: (skipped: SkippedRow) => void,
): AsyncGenerator<TermRow> {
  const reader = new RowReader(delimiter, onLegacyText);
  const terms = readTermRows(table, onSkipped);
  for await (const chunk of chunks) yield* terms(reader.push(chunk));
  yield* terms(reader.end());
}

/**
 * Writes a termbase as comma-separated values in UTF-8 chunks of 64 kB, with CRLF. The first row has `source`, `target`
 * and the names of the metadata, which must be known beforehand.
 */
export async function* writeTerms(
  terms: AsyncIterable<Omit<TermRow, "row">> | Iterable<Omit<TermRow, "row">>,
  metadataNames: readonly string[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const field = createFieldWriter(",");
  const line = (fields: readonly string[]) => `${fields.map(field).join(",")}\r\n`;
  let text = line(["source", "target", ...metadataNames]);
  for await (const { source, target, metadata } of terms) {
    text += line([source, target, ...metadataNames.map((name) => metadata[name] ?? "")]);
    if (text.length < 65_536) continue;
    yield encoder.encode(text);
    text = "";
  }
  yield encoder.encode(text);
}
