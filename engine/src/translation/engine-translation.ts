import type { LinkedTranslation } from "./translation.ts";

/** A provider's translation of a plain source. */
export interface ProviderOutput {
  provider: string;
  source: string;
  output: string;
}

export interface EngineTranslation extends Pick<LinkedTranslation, "target" | "words" | "delimiters" | "links"> {
  targetWithTags: string;
  /** The chance that a person leaves the translation unchanged, from 0 (nothing known) to 1. */
  score: number;
  /** Whether the target is an unchanged fuzzy match of the memory, because no translation is good enough. */
  isMatch?: boolean | undefined;
  /** Whether it is useless without the source, because of low expected quality or too many missing words. */
  isDoubtful?: boolean | undefined;
  /** One per word: 1, 2, … for phrases of the memory, −1, −2, … for terms, 0 for anything else. */
  provenance: readonly number[];
  /** Only in the best translation: the providers' outputs, to learn from when a translation is confirmed. */
  outputs?: readonly ProviderOutput[] | undefined;
}
