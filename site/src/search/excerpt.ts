import { analyzeWord, listForms, stemWord, wordPattern } from "./words.ts";

export interface ExcerptPiece {
  text: string;
  isHit: boolean;
}

const maxLength = 150;
const charsBeforeHit = 40;

/** The text around the first hit, with all hits marked. */
export function buildExcerpt(text: string, terms: ReadonlySet<string>): ExcerptPiece[] {
  const position = findHit(text, terms);
  const isFar = position > maxLength - charsBeforeHit;
  const start = isFar ? text.lastIndexOf(" ", position - charsBeforeHit) + 1 : 0;
  const isLong = text.length > start + maxLength;
  const end = isLong ? text.lastIndexOf(" ", start + maxLength) : text.length;
  const shown = text.slice(start, end > start ? end : start + maxLength);
  return mark(`${isFar ? "… " : ""}${shown}${isLong ? " …" : ""}`, terms);
}

/** The excerpt of a record that is shown without a search. */
export const firstSentence = (text: string): string => text.split(/(?<=[.!?]) /)[0] ?? "";

function findHit(text: string, terms: ReadonlySet<string>): number {
  for (const { 0: written, index } of text.matchAll(wordPattern))
    if (listForms(analyzeWord(written)).some((form) => isHit(form, terms))) return index;
  return 0;
}

const isHit = (word: string, terms: ReadonlySet<string>): boolean => terms.has(word) || terms.has(stemWord(word));

/** Marks words that are in `terms` or have their stem there; of a compound name that isn't, only its parts. */
export function mark(text: string, terms: ReadonlySet<string>): ExcerptPiece[] {
  const pieces: ExcerptPiece[] = [];
  const add = (part: string, isHit: boolean) => {
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += part;
    else if (part) pieces.push({ text: part, isHit });
  };
  let end = 0;
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    add(text.slice(end, index), false);
    if (isHit(analyzeWord(written).whole, terms)) add(written, true);
    else for (const part of partsAsWritten(written)) add(part, isHit(part.toLowerCase(), terms));
    end = index + written.length;
  }
  add(text.slice(end), false);
  return pieces;
}

const partsAsWritten = (written: string): string[] =>
  written.split(/(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?=_)|(?<=_)/u);
