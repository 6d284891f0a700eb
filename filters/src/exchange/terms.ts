import type { NumberedRow } from "./rows.ts";
import type { TermPair } from "./tbx/read.ts";

/** A pair of terms, with the other values of its row by the names of the columns. */
export interface TermRow extends TermPair {
  /** In the file, from 1. */
  row: number;
}

export interface SkippedRow {
  row: number;
  reason: "source or target is missing" | "longer than allowed";
}

export interface TermTable {
  /** The first row names the columns. */
  hasHeaderRow: boolean;
  /** The limit of a source or target, in code points. */
  maxLength: number;
}

/**
 * Returns a function that converts the next rows to terms: the first column is the source, the second the target. The
 * others are metadata, named by the header row or `column3`, `column4`, and so on.
 * Source: contract of the API, section "importMemory".
 */
export function readTermRows(
  { hasHeaderRow, maxLength }: TermTable,
  onSkipped: (skipped: SkippedRow) => void,
): (rows: Iterable<NumberedRow>) => Generator<TermRow> {
  let names: readonly string[] | undefined = hasHeaderRow ? undefined : [];
  return function* (rows) {
    for (const { row, fields } of rows) {
      if (!names) {
        names = fields.map((name) => name.trim());
        continue;
      }
      const [source = "", target = ""] = fields.slice(0, 2).map((field) => field.trim());
      if (source === "" || target === "") onSkipped({ row, reason: "source or target is missing" });
      else if (isLonger(source, maxLength) || isLonger(target, maxLength))
        onSkipped({ row, reason: "longer than allowed" });
      else yield { row, source, target, metadata: readMetadata(fields, names) };
    }
  };
}

const isLonger = (text: string, maxLength: number): boolean => text.length > maxLength && [...text].length > maxLength;

function readMetadata(fields: readonly string[], names: readonly string[]): Record<string, string> {
  const entries = fields
    .slice(2)
    .map((value, index) => [names[index + 2] || `column${index + 3}`, value.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
