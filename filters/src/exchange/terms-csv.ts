import { csvField } from "../csv/write.ts";
import { RowReader } from "./rows.ts";

/** A pair of terms and what else its row says, by the names of the columns. */
export interface TermRow {
  /** In the file, from 1. */
  row: number;
  source: string;
  target: string;
  metadata: Readonly<Record<string, string>>;
}

/** A row that gave no terms. */
export interface SkippedRow {
  row: number;
  reason: "source or target is missing" | "longer than allowed";
}

export interface TermsOptions {
  /** `auto` is decided by the first row. */
  delimiter: "auto" | "," | ";" | "\t" | "|";
  /** The first row names the columns. */
  hasHeaderRow: boolean;
  /** Of a source or target, in code points. */
  maxLength: number;
}

/**
 * Reads a termbase of comma- or tab-separated values as its bytes come in: first column source, second target, the
 * others metadata, named by the header row or `column3`, `column4`, …
 *
 * Source: contract of the API, section "importMemory".
 *
 * @param onSkipped is told of each row that gives no terms
 * @throws FilterError "File extraction error" naming the row
 */
export async function* readTerms(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { delimiter, hasHeaderRow, maxLength }: TermsOptions,
  onSkipped: (skipped: SkippedRow) => void,
): AsyncGenerator<TermRow> {
  const reader = new RowReader({ delimiter });
  let names: readonly string[] | undefined = hasHeaderRow ? undefined : [];
  function* terms(rows: ReturnType<RowReader["push"]>): Generator<TermRow> {
    for (const { row, fields } of rows) {
      if (!names) {
        names = fields.map((name) => name.trim());
        continue;
      }
      const [source = "", target = ""] = fields.slice(0, 2).map((field) => field.trim());
      if (source === "" || target === "") onSkipped({ row, reason: "source or target is missing" });
      else if (isLonger(source, maxLength) || isLonger(target, maxLength))
        onSkipped({ row, reason: "longer than allowed" });
      else yield { row, source, target, metadata: metadataOf(fields, names) };
    }
  }
  for await (const chunk of chunks) yield* terms(reader.push(chunk));
  yield* terms(reader.end());
}

function isLonger(text: string, maxLength: number): boolean {
  return text.length > maxLength && [...text].length > maxLength;
}

function metadataOf(fields: readonly string[], names: readonly string[]): Record<string, string> {
  const entries = fields
    .slice(2)
    .map((value, index) => [names[index + 2] || `column${index + 3}`, value.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

/**
 * Writes a termbase as comma-separated values, rows ended by CRLF: first the names `source`, `target` and those of the
 * metadata, which must be known beforehand.
 *
 * @returns chunks of UTF-8 of some 64 kB
 */
export async function* writeTerms(
  terms: AsyncIterable<Omit<TermRow, "row">> | Iterable<Omit<TermRow, "row">>,
  metadataNames: readonly string[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const field = csvField(",");
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
