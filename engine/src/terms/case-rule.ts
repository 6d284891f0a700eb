import { countSharedLetters, foldWord } from "./inflection.ts";

const capitalPattern = /[\p{Lu}\p{Lt}]/u;

/** Whether a term is found in these words: one in lower case in any case, one with a capital letter in its own. */
export const fitsCase = (termWords: readonly string[], textWords: readonly string[]): boolean =>
  !termWords.some((word) => capitalPattern.test(word)) || hasSameCase(termWords, textWords);

/**
 * Whether words that are the same, or forms of one another, also match in case. The ending of an inflected form may have
 * any case (API, APIs).
 */
export function hasSameCase(termWords: readonly string[], textWords: readonly string[]): boolean {
  return termWords.every((word, index) => {
    const textWord = textWords[index] ?? "";
    if (word === textWord) return true;
    return countSharedLetters(nfc(word), nfc(textWord)) >= countSharedLetters(foldWord(word), foldWord(textWord));
  });
}

const nfc = (word: string): string => word.normalize("NFC").replaceAll("’", "'");
