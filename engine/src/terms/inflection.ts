import { inflectionRules } from "./inflection-rules.ts";

/** Decides which words are forms of one another. */
export interface Inflection {
  /** The key by which a folded word is compared. */
  stem(word: string): string;
  /** The bucket of a stem. Words that are forms of one another have the same bucket, which may contain other words. */
  bucket(stem: string): string;
  areSame(stem: string, other: string): boolean;
}

/** The form in which words are compared: NFC, lower case, straight apostrophes. */
export const foldWord = (word: string): string => word.normalize("NFC").toLowerCase().replaceAll("’", "'");

/**
 * The inflection of a language (ISO 639-1): by rules for en, de, fr, es, it, pt, nl, pl and ru. In any other language,
 * two words of letters are forms of one another when they begin with the same four or more letters. Each of them may
 * have up to three more letters. Shorter words, and words in scripts without spaces, must be equal.
 */
export function findInflection(language: string): Inflection {
  const isKnown = Object.hasOwn(inflectionRules, language);
  return isKnown
    ? { stem: (word) => findStem(word, language), bucket: (stem) => stem, areSame: Object.is }
    : prefixInflection;
}

function findStem(word: string, language: string): string {
  const { letterChanges, irregular = {}, steps } = inflectionRules[language] ?? { steps: [] };
  if (!onlyLettersPattern.test(word)) return word;
  const spelled = letterChanges ? word.replace(/\p{L}/gu, (letter) => letterChanges[letter] ?? letter) : word;
  const start = Object.hasOwn(irregular, spelled) ? (irregular[spelled] ?? spelled) : spelled;
  return steps.reduce((stem, step) => {
    const [pattern, replacement] = step.find(([pattern]) => pattern.test(stem)) ?? [];
    return pattern && replacement !== undefined ? stem.replace(pattern, replacement) : stem;
  }, start);
}

const onlyLettersPattern = /^[\p{L}\p{M}'-]+$/u;
const sharedLetters = 4;
const ownLetters = 3;

const prefixInflection: Inflection = {
  stem: (word) => word,
  bucket: (word) => (onlyLettersPattern.test(word) ? word.slice(0, sharedLetters) : word),
  areSame(word, other) {
    if (word === other) return true;
    const shared = countSharedLetters(word, other);
    if (shared < sharedLetters || Math.max(word.length, other.length) - shared > ownLetters) return false;
    return onlyLettersPattern.test(word) && onlyLettersPattern.test(other);
  },
};

/** The number of equal UTF-16 code units at the start of two words. */
export function countSharedLetters(word: string, other: string): number {
  const max = Math.min(word.length, other.length);
  let length = 0;
  while (length < max && word[length] === other[length]) length += 1;
  return length;
}
