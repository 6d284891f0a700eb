import { isWord } from "@openparlance/text";
import type { OptionTable, TranslationOption } from "../options/option.ts";

/** Marks in pairs that are never words in any language. */
const pairedMark = /^["'¿¡\p{Ps}\p{Pe}\p{Pi}\p{Pf}]+$/u;

/**
 * Removes words that a small memory links with a quotation mark or a bracket, such as the yes of `"Yes"`. A single mark
 * is translated only by marks. A term stays unchanged.
 *
 * @param source tokens
 * @param spell returns the word at a position of an option
 */
export function dropWordsOfMarks(
  table: OptionTable,
  source: readonly string[],
  spell: (option: TranslationOption, at: number) => string,
): void {
  const hasWord = (option: TranslationOption) => option.words.some((_, at) => isWord(spell(option, at)));
  const isLearned = ({ origin }: TranslationOption) => origin === "memory" || origin === "lexical";
  for (const [start, row] of table.entries()) {
    for (let end = start + 1; end < row.length && pairedMark.test(source[end - 1] ?? ""); end++) {
      row[end] = row[end]?.filter((option) => !isLearned(option) || !hasWord(option)) ?? [];
    }
  }
}
