import { countSharedLetters, foldWord } from "./inflection.ts";

/**
 * The case in which a term is found: `sensitive` in its own, `insensitive` in any. `smart` means any case for a term in
 * lower case, and its own for a term with a capital letter. The ending of an inflected form may have any case (API,
 * APIs).
 */
export type CaseRule = "sensitive" | "insensitive" | "smart";

const capitalPattern = /[\p{Lu}\p{Lt}]/u;

/** Whether words that are the same, or forms of one another, also match in case. */
export function fitsCase(rule: CaseRule, termWords: readonly string[], textWords: readonly string[]): boolean {
  if (rule === "insensitive" || (rule === "smart" && !termWords.some((word) => capitalPattern.test(word)))) return true;
  return termWords.every((word, index) => {
    const textWord = textWords[index] ?? "";
    if (word === textWord) return true;
    return countSharedLetters(nfc(word), nfc(textWord)) >= countSharedLetters(foldWord(word), foldWord(textWord));
  });
}

const nfc = (word: string): string => word.normalize("NFC").replaceAll("’", "'");
