import { isWord, rebuild, type Tokens, tokenize } from "@openparlance/text";

/** Pairs of source token and target token. */
export type Links = readonly (readonly [source: number, target: number])[];

/** The origin of a word of a translation; `number` distinguishes phrases of the memory, or is the term's ID, else 0. */
export interface WordOrigin {
  kind: "memory" | "term" | "lexical" | "dictionary" | "provider" | "placeable" | "copy";
  number: number;
}

/** A translation, whatever its origin. */
export interface LinkedTranslation {
  target: string;
  /** Tokens of the target with the delimiters around them: d0 w0 d1 w1 … dn is `target`. */
  words: readonly string[];
  delimiters: readonly string[];
  links: Links;
  /** One per word. */
  provenance: readonly WordOrigin[];
  /** The chrF2 that it is expected to reach: 0, nothing known, to 1. */
  score: number;
  /** The chance, 0 to 1, that a person leaves it as it is; left out where it follows from `score`. */
  confidence?: number;
  /** Whether it is a fuzzy match of the memory as it is. */
  isMatch?: boolean;
  /** The target with the inline tags of the source, when a provider placed them. */
  tagged?: string;
  /** Ids of terms in the source whose translation the target lacks. */
  missedTerms?: readonly number[];
}

/** A translation all of whose words come from one position. */
export function buildTranslation(
  { tokens, delimiters }: Pick<Tokens, "tokens" | "delimiters">,
  links: Links,
  provenance: WordOrigin,
  score: number,
): LinkedTranslation {
  return {
    target: rebuild(tokens, delimiters),
    words: tokens,
    delimiters,
    links,
    provenance: tokens.map(() => provenance),
    score,
  };
}

/** The share of the source's words that link to a word of the target which is not a mere copy; 1 without words. */
export function measureCoverage(source: string, language: string, { links, provenance }: LinkedTranslation): number {
  const { tokens } = tokenize(source, language);
  const known = new Set(links.filter(([, to]) => provenance[to]?.kind !== "copy").map(([from]) => from));
  const words = tokens.flatMap((token, index) => (isWord(token) ? [index] : []));
  return words.length === 0 ? 1 : words.filter((index) => known.has(index)).length / words.length;
}

/**
 * The source as its own translation, score 0. When it does not begin with the prefix, it is after the prefix.
 */
export function copySource(source: string, language: string, prefix = ""): LinkedTranslation {
  const space = prefix === "" || /\s$/u.test(prefix) ? "" : " ";
  const target = source.startsWith(prefix) ? source : prefix + space + source;
  const links = target === source ? tokenize(source, language).tokens.map((_, at) => [at, at] as const) : [];
  return buildTranslation(tokenize(target, language), links, { kind: "copy", number: 0 }, 0);
}
