import { capitalize, isWord } from "@openparlance/text";
import { functionWords } from "../../checks/function-words.ts";
import type { Vocabulary } from "../knowledge/vocabulary.ts";

/** Languages that write common nouns with a capital. In these, an unknown first word keeps its capital. */
const capitalNouns = new Set(["de", "lb"]);

/** The index of the first word, whose capital may be due to its position; −1 if there is none. */
export const findFirstWord = (tokens: string[]): number => tokens.findIndex(isWord);

/** The usual spelling of a sentence's first word, by its spellings inside sentences. Source: Lita et al. 2003. */
export function trueCase(word: string, language: string, vocabulary: Vocabulary): string {
  const lower = word.toLowerCase();
  if (word === lower || capitalize(lower, language) !== word) return word;
  const asLower = vocabulary.insideCount(lower);
  const asWritten = vocabulary.insideCount(word);
  // "Sie" is the formal "you".
  const isCapital = capitalNouns.has(language) && (lower === "sie" || !functionWords(language).has(lower));
  if (asLower === asWritten) return isCapital ? word : lower;
  return asLower > asWritten ? lower : word;
}

/** Whether the whole text is in capitals and has at least two words, with more than three letters in total. */
export function isAllCaps(tokens: string[]): boolean {
  if (tokens.some((token) => token !== token.toUpperCase())) return false;
  const words = tokens.filter((token) => /\p{L}/u.test(token));
  const letters = words.join("");
  return letters.length > 3 && words.length > 1 && letters !== letters.toLowerCase();
}

const sentenceEndPattern = /[.!?…。！？．।؟۔]/u;

/** Whether the text is a sentence in a script without capitals, by the mark at its end. */
export function isCaselessSentence(tokens: string[]): boolean {
  const last = tokens.findLast((token) => !/^[\p{Pe}\p{Pf}"']+$/u.test(token)) ?? "";
  return sentenceEndPattern.test(last) && !/\p{Lu}|\p{Ll}/u.test(tokens[findFirstWord(tokens)] ?? "a");
}

export function startsWithCapital(tokens: string[]): boolean {
  const first = tokens[findFirstWord(tokens)] ?? "";
  const letter = /\p{L}/u.exec(first)?.[0] ?? "";
  return letter !== letter.toLowerCase();
}
