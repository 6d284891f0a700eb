import {
  isWord,
  placeTagsAndSpaces,
  rebuild,
  separateWords,
  type TaggedText,
  type Tokens,
  tokenize,
} from "@openparlance/text";
import type { WordProvenance } from "../mt/translation/translation.ts";

export type Links = readonly (readonly [source: number, target: number])[];

/** A translation of any origin. */
export interface LinkedTranslation {
  target: string;
  /** Tokens of the target with the delimiters around them: d0 w0 d1 w1 … dn is `target`. */
  words: readonly string[];
  delimiters: readonly string[];
  links: Links;
  provenance: readonly WordProvenance[];
  /** The expected chrF2, from 0 (nothing known) to 1. */
  score: number;
  /** The chance, 0 to 1, that a person leaves the translation unchanged; undefined if it is computed from `score`. */
  confidence?: number;
  /** Whether the target is an unchanged fuzzy match of the memory. */
  isMatch?: boolean;
  /** The target with the inline tags of the source, when a provider placed them. */
  tagged?: string;
  /** IDs of terms in the source whose translation is missing in the target. */
  missedTerms?: readonly number[];
}

/** Builds a translation whose words all have the same origin. */
export const buildTranslation = (
  { tokens, delimiters }: Pick<Tokens, "tokens" | "delimiters">,
  links: Links,
  provenance: WordProvenance,
  score: number,
): LinkedTranslation => ({
  target: rebuild(tokens, delimiters),
  words: tokens,
  delimiters,
  links,
  provenance: tokens.map(() => provenance),
  score,
});

/** The share of the source's words with a link to a target word that isn't a copy; 1 if there are no words. */
export function measureCoverage(source: string, language: string, { links, provenance }: LinkedTranslation): number {
  const { tokens } = tokenize(source, language);
  const known = new Set(links.filter(([, to]) => provenance[to]?.kind !== "copy").map(([from]) => from));
  const words = tokens.flatMap((token, index) => (isWord(token) ? [index] : []));
  return words.length === 0 ? 1 : words.filter((index) => known.has(index)).length / words.length;
}

/** A copy of the source, with score 0. If it does not begin with the prefix, it is written after the prefix. */
export function copySource(source: string, language: string, prefix = ""): LinkedTranslation {
  const space = prefix === "" || /\s$/u.test(prefix) ? "" : " ";
  const target = source.startsWith(prefix) ? source : prefix + space + source;
  const links = target === source ? tokenize(source, language).tokens.map((_, at) => [at, at] as const) : [];
  return buildTranslation(tokenize(target, language), links, { kind: "copy", number: 0 }, 0);
}

/** Places the tags of a source in its translation. A copy of the source has its tags in the same positions. */
export function placeTagsInto(translation: LinkedTranslation, source: TaggedText, language: string): TaggedText {
  const { plain } = separateWords(source);
  if (translation.target === plain) return source;
  return placeTagsAndSpaces(source, translation.target, {
    source: tokenize(plain, language),
    target: buildTokens(translation),
    links: Int32Array.from(translation.links.flat()),
  });
}

function buildTokens({ words, delimiters }: Pick<LinkedTranslation, "words" | "delimiters">): Tokens {
  let at = 0;
  const starts = Int32Array.from(words, (word, index) => {
    const start = at + (delimiters[index] ?? "").length;
    at = start + word.length;
    return start;
  });
  const ends = starts.map((start, index) => start + (words[index] ?? "").length);
  return { tokens: [...words], delimiters: [...delimiters], starts, ends };
}
