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

/** Whether a memory accepts a text. Queries aren't longer, and an open entry takes a hundred times its size. */
const fits = (text: string): boolean =>
  text.length <= maxEntryCharacters ||
  (text.length <= 2 * maxEntryCharacters && [...text].length <= maxEntryCharacters);

export const fitsMemory = ({ source, target }: Pick<TextPair, "source" | "target">): boolean =>
  fits(source) && fits(target);

export type ImportedTable = "memoryEntries" | "terms";
