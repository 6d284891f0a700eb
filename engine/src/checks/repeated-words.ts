import { isWord } from "@openparlance/text";
import type { Check } from "./check.ts";
import type { CheckedText } from "./segment-pair.ts";

/** Words that may be repeated grammatically: relative pronouns and articles after a comma, others anywhere. */
const mayRepeatAfterComma: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(["das", "dem", "den", "der", "die"]),
  nl: new Set(["die", "dat"]),
};
const mayRepeat: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(["nous", "vous", "en"]),
  es: new Set(["se", "la", "lo"]),
  it: new Set(["si"]),
};

/** The number of characters before a word in which a comma is looked for. */
const maxBefore = 100;

/** Finds words that follow themselves ("the the") unless the source repeats a word. Source: ITS 2.0, `duplication`. */
export const repeatedWords: Check = {
  id: "repeated-words",
  type: "duplication",
  severity: "warning",
  find({ source, target }) {
    const repeated = repeats(target);
    if (repeated.length === 0 || repeats(source).length > 0) return [];
    const isGrammar = (word: string, start: number) =>
      mayRepeat[target.language]?.has(word) ||
      (mayRepeatAfterComma[target.language]?.has(word) &&
        /,\s*(?:\p{L}+\s+)?$/u.test(target.plain.slice(Math.max(0, start - maxBefore), start)));
    return repeated
      .filter(({ word, start }) => !isGrammar(word.toLowerCase(), start))
      .map(({ word, ...span }) => ({
        message: `The word "${word}" occurs twice in a row.`,
        target: target.spanOf(span),
      }));
  },
};

function repeats({ plain, tokens: { tokens, starts, ends, delimiters } }: CheckedText) {
  const repeated: { word: string; start: number; end: number }[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const [before = "", word = ""] = [tokens[at - 1], tokens[at]];
    // Except at the start of a sentence, a word with another capitalization is another word: "Ändern Sie sie".
    const isSame = before === word || (at === 1 && before.toLowerCase() === word);
    if (!isSame || !/^\p{L}[\p{L}\p{M}'’-]+$/u.test(word) || !isWord(word)) continue;
    const gap = delimiters[at] ?? "";
    // Words in columns and examples are separate, and a word in capitals is a name.
    if (!/^(?: |\u00A0|\n)$/.test(gap) || word === word.toUpperCase()) continue;
    const [start, end] = [starts[at - 1] ?? 0, ends[at] ?? 0];
    const outside = `${plain[start - 1] ?? " "}${plain[end] ?? " "}`;
    if (/[-<>[\]{}=_/\\|]/.test(outside)) continue;
    repeated.push({ word, start, end });
  }
  return repeated;
}
