import { parseLocale } from "@openparlance/text";
import { getPrimaryLanguage } from "../languages.ts";
import type { LanguagePair } from "./pairs.ts";
import type { NumberedRow } from "./rows.ts";
import type { TermPair } from "./tbx/read.ts";

/** A pair of terms, with the other values of its row by the names of the columns. */
export interface TermRow extends TermPair {
  /** In the file, from 1. */
  row: number;
}

export interface SkippedRow {
  row: number;
  reason: "source or target is missing" | "longer than allowed" | "in other languages";
}

export interface TermTable {
  /** The first row names the columns. */
  hasHeaderRow: boolean;
  /** The limit of a source or target, in code points. */
  maxLength: number;
  /** The languages of the terms. By default, the first column has the source. */
  languages?: LanguagePair | undefined;
}

/**
 * Returns a function that converts the next rows to terms: the first column is the source, the second the target. The
 * others are metadata, named by the header row or `column3`, `column4`, and so on. The columns are swapped if the header
 * row names the languages in the other order. In DeepL's glossaries, which have no header row, the third and fourth
 * column of a row name them.
 * Source: contract of the API, section "importMemory".
 */
export function readTermRows(
  { hasHeaderRow, maxLength, languages }: TermTable,
  onSkipped: (skipped: SkippedRow) => void,
): (rows: Iterable<NumberedRow>) => Generator<TermRow> {
  let names: readonly string[] | undefined = hasHeaderRow ? undefined : [];
  let isTurned = false;
  return function* (rows) {
    for (const { row, fields } of rows) {
      if (!names) {
        names = fields.map((name) => name.trim());
        isTurned = languages !== undefined && findOrder(names, languages) === "turned";
        continue;
      }
      const order =
        languages && names.length === 0 && fields.length === 4 ? findOrder(fields.slice(2), languages) : undefined;
      const pair = fields.slice(0, 2).map((field) => field.trim());
      const [source = "", target = ""] = isTurned || order === "turned" ? [pair[1], pair[0]] : pair;
      if (order === "other") onSkipped({ row, reason: "in other languages" });
      else if (source === "" || target === "") onSkipped({ row, reason: "source or target is missing" });
      else if (isLonger(source, maxLength) || isLonger(target, maxLength))
        onSkipped({ row, reason: "longer than allowed" });
      else yield { row, source, target, metadata: readMetadata(fields, names) };
    }
  };
}

/** The order of two columns by their languages; undefined if they don't name two languages. */
function findOrder([first = "", second = ""]: readonly string[], { sourceLanguage, targetLanguage }: LanguagePair) {
  const [one, other, source, target] = [first, second, sourceLanguage, targetLanguage].map(getPrimaryLanguage);
  if (one === other || !parseLocale(first) || !parseLocale(second)) return undefined;
  if (one === source && other === target) return "straight";
  if (one === target && other === source) return "turned";
  // Words such as "no" may also be flags.
  return /[a-z]/.test(first + second) ? undefined : "other";
}

const isLonger = (text: string, maxLength: number): boolean => text.length > maxLength && [...text].length > maxLength;

function readMetadata(fields: readonly string[], names: readonly string[]): Record<string, string> {
  const entries = fields
    .slice(2)
    .map((value, index) => [names[index + 2] || `column${index + 3}`, value.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
