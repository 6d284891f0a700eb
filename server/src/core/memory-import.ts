import { limits } from "@openparlance/api";
import type { MemoryPair, SdlxliffFilter, TermPair } from "@openparlance/filters/exchange";

/** The options of an import, by the names of the operation importMemory. */
export interface MemoryImportOptions {
  hasHeaderRow: boolean;
  skipDuplicates: boolean;
  sdlxliffFilters?: SdlxliffFilter[] | undefined;
}

export type TextPair = Pick<MemoryPair, "source" | "target" | "context">;

export type NewTerm = TermPair;

/** The limit of an entry's source or target, in Unicode characters. */
export const maxEntryCharacters = Number(limits["term-entry"].value);

/** Whether a memory takes a text. A query is shorter, and to open entries of megabytes takes a hundred times their size. */
const fits = (text: string): boolean =>
  text.length <= maxEntryCharacters ||
  (text.length <= 2 * maxEntryCharacters && [...text].length <= maxEntryCharacters);

/** Whether a memory takes a pair of texts, as a translation or as a term. */
export const fitsMemory = ({ source, target }: Pick<TextPair, "source" | "target">): boolean =>
  fits(source) && fits(target);

export type ImportedTable = "memoryEntries" | "terms";
