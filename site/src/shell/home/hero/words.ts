/** One translation in a response of translateText. */
export interface TranslationDetail {
  target: string;
  isTMMatch: boolean;
  /** 100 for an exact match; else the estimated probability that a linguist will leave it unchanged. */
  score: number;
  /** Present, like the next two, for machine translation that was requested as `rich`. */
  targetWords?: readonly string[];
  targetDelimiters?: readonly string[];
  provenance?: string;
}

/** Consecutive words with the same origin. */
export interface Piece {
  text: string;
  /** A guess is a word without a match that isn't in the source. Text between words is from neither. */
  from: "memory" | "term" | "no match" | "guess" | "neither";
}

/** Splits a translation into pieces: phrases of the memory, terms, and the text between them. */
export function splitByOrigin(
  { target, isTMMatch, targetWords = [], targetDelimiters = [], provenance = "" }: TranslationDetail,
  source: string,
): Piece[] {
  if (isTMMatch) return [{ text: target, from: "memory" }];
  const numbers = provenance.split(" ").map(Number);
  const sourceWords = new Set(splitWords(source));
  const pieces: Piece[] = [];
  let last = 0;
  for (const [index, word] of targetWords.entries()) {
    const delimiter = targetDelimiters[index] ?? "";
    const number = numbers[index] ?? 0;
    const piece = pieces.at(-1);
    const from = originOf(number, word, sourceWords);
    // Separate punctuation is not underlined.
    const isSame = piece && ((number === last && from === piece.from) || !isText(word));
    if (isSame) piece.text += delimiter + word;
    else {
      if (delimiter) pieces.push({ text: delimiter, from: "neither" });
      pieces.push({ text: word, from });
      last = number;
    }
  }
  const end = targetDelimiters[targetWords.length];
  return end ? [...pieces, { text: end, from: "neither" }] : pieces;
}

const isText = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** Numbers are the same in both languages, so they need no match. */
function originOf(number: number, word: string, sourceWords: ReadonlySet<string>): Piece["from"] {
  if (number !== 0) return number > 0 ? "memory" : "term";
  if (!/\p{L}/u.test(word)) return "neither";
  return splitWords(word).every((part) => sourceWords.has(part)) ? "no match" : "guess";
}

/** The words and signs of a text in lower case, also where no spaces separate them. */
const splitWords = (text: string): string[] =>
  [...new Intl.Segmenter("en", { granularity: "word" }).segment(text.toLowerCase())].map(({ segment }) => segment);

export const listWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text that another text lacks. */
export function findNewWords(text: string, before: string): Set<string> {
  const known = new Set(listWords(before));
  return new Set(listWords(text).filter((word) => !known.has(word)));
}
