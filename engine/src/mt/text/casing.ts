import { capitalize, isWord } from "@openparlance/text";
import { functionWords } from "../../checks/function-words.ts";
import type { Vocabulary } from "../knowledge/vocabulary.ts";

/** Languages that write common nouns with a capital, so that an unknown first word keeps its own. */
const capitalNouns = new Set(["de", "lb"]);

/** The position of the token whose capital may come from its position, or −1. */
export function findFirstWord(tokens: string[]): number {
  return tokens.findIndex(isWord);
}

/**
 * The usual spelling of the first word of a sentence, from its spellings inside sentences.
 *
 * Source: Lita et al. 2003 (truecasing), reduced to the word alone.
 */
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

/** Whether the whole text is in capitals (at least two words or a long one). */
export function isAllCaps(tokens: string[]): boolean {
  if (tokens.some((token) => token !== token.toUpperCase())) return false;
  const words = tokens.filter((token) => /\p{L}/u.test(token));
  const letters = words.join("");
  return letters.length > 3 && words.length > 1 && letters !== letters.toLowerCase();
}

const sentenceEnd = /[.!?…。！？．।؟۔]/u;

/** Whether the text is a sentence in a script without capitals, so that only its end shows that it is a sentence. */
export function isCaselessSentence(tokens: string[]): boolean {
  const last = tokens.findLast((token) => !/^[\p{Pe}\p{Pf}"']+$/u.test(token)) ?? "";
  return sentenceEnd.test(last) && !/\p{Lu}|\p{Ll}/u.test(tokens[findFirstWord(tokens)] ?? "a");
}

/** Whether the first word of the text has a capital. */
export function startsWithCapital(tokens: string[]): boolean {
  const first = tokens[findFirstWord(tokens)] ?? "";
  const letter = /\p{L}/u.exec(first)?.[0] ?? "";
  return letter !== letter.toLowerCase();
}
