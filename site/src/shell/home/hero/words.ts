/** A translation in a response of translateText. */
export interface TranslationDetail {
  target: string;
  isTMMatch: boolean;
  /** 100 for an exact match; otherwise the estimated probability that a linguist leaves the translation unchanged. */
  score: number;
  /** Like the next two, only in `rich` machine translations. */
  targetWords?: readonly string[];
  targetDelimiters?: readonly string[];
  provenance?: string;
}

/** Consecutive words of one origin. */
export interface Piece {
  text: string;
  /** `guess` is a word that is neither matched nor in the source. `neither` is text between words. */
  origin: "memory" | "term" | "no match" | "guess" | "neither";
}

/** Splits a translation into phrases of the memory, terms, and the text between them. */
export function splitByOrigin(translation: TranslationDetail, source: string): Piece[] {
  const { target, isTMMatch, targetWords = [], targetDelimiters = [], provenance = "" } = translation;
  if (isTMMatch) return [{ text: target, origin: "memory" }];
  const numbers = provenance.split(" ").map(Number);
  const sourceWords = new Set(splitWords(source));
  const pieces: Piece[] = [];
  let last = 0;
  for (const [index, word] of targetWords.entries()) {
    const delimiter = targetDelimiters[index] ?? "";
    const number = numbers[index] ?? 0;
    const piece = pieces.at(-1);
    const origin = originOf(number, word, sourceWords);
    // Punctuation joins the piece before it, because on its own it would not be underlined.
    const isSame = piece && ((number === last && origin === piece.origin) || !isText(word));
    if (isSame) piece.text += delimiter + word;
    else {
      if (delimiter) pieces.push({ text: delimiter, origin: "neither" });
      pieces.push({ text: word, origin });
      last = number;
    }
  }
  const end = targetDelimiters[targetWords.length];
  return end ? [...pieces, { text: end, origin: "neither" }] : pieces;
}

const isText = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** Numbers need no match, because they are the same in both languages. */
function originOf(number: number, word: string, sourceWords: ReadonlySet<string>): Piece["origin"] {
  if (number !== 0) return number > 0 ? "memory" : "term";
  if (!/\p{L}/u.test(word)) return "neither";
  return splitWords(word).every((part) => sourceWords.has(part)) ? "no match" : "guess";
}

/** Words and signs in lower case, even if no spaces separate them. */
const splitWords = (text: string): string[] =>
  [...new Intl.Segmenter("en", { granularity: "word" }).segment(text.toLowerCase())].map(({ segment }) => segment);

export const listWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

export function findNewWords(text: string, before: string): Set<string> {
  const known = new Set(listWords(before));
  return new Set(listWords(text).filter((word) => !known.has(word)));
}
