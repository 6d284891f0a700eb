import { isWord } from "@openparlance/text";
import type { OptionTable, TranslationOption } from "../options/option.ts";
import type { PlainTokens } from "../text/accelerator.ts";
import { findStraightMarks } from "../text/quotation-marks.ts";

/** Marks in pairs that are never words in any language. */
const pairedMarkPattern = /^["'¿¡\p{Ps}\p{Pe}\p{Pi}\p{Pf}]+$/u;

/**
 * Removes words from the options of a quotation mark or a bracket. A small memory links them, such as `"` with the yes
 * of `"Yes"`. A mark of inches is translated only by itself. Terms stay unchanged.
 */
export function dropWordsOfMarks(
  table: OptionTable,
  { tokens, delimiters }: PlainTokens,
  spell: (option: TranslationOption, at: number) => string,
): void {
  const hasWord = (option: TranslationOption) => option.words.some((_, at) => isWord(spell(option, at)));
  const isLearned = ({ origin }: TranslationOption) => origin === "memory" || origin === "lexical";
  const { inches } = findStraightMarks(tokens, delimiters);
  for (const [start, row] of table.entries()) {
    let hasInches = false;
    for (let length = 1; length < row.length; length++) {
      const last = start + length - 1;
      if (!pairedMarkPattern.test(tokens[last] ?? "")) break;
      hasInches ||= inches.has(last);
      row[length] = row[length]?.filter((option) => !isLearned(option) || !(hasInches || hasWord(option))) ?? [];
    }
  }
}
