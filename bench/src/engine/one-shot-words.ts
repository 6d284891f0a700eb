import type { TranslationPair } from "@openparlance/engine";
import { isWord, tokenize } from "@openparlance/text";
import type { LearnerDraft } from "./learner.ts";

/** Translations of words that had been confirmed in one single segment when they came again in another sentence. */
export interface OneShotCounts {
  /** Occurrences in new sentences. */
  met: number;
  /** Translated ones: linked to at least one word of the translation that is not a copy of the source. */
  translated: number;
  /** Right ones: a word linked to it is in the reference. */
  right: number;
}

const fold = (token: string): string => token.normalize("NFC").toLowerCase();

/**
 * Follows which words of a stream are known from a single confirmed segment.
 *
 * A word is a token of two or more characters with a letter, without other signs (so not a placeholder); case is
 * ignored. It is met if it isn't in the background, and is in exactly one segment of the stream confirmed so far. The
 * sentence in which it comes must not be confirmed already. All such words count, even if the confirmed translation has
 * no counterpart of them, but only once per sentence.
 */
export class OneShotWords {
  readonly counts: OneShotCounts = { met: 0, translated: 0, right: 0 };
  readonly #background: ReadonlySet<string>;
  /** The number of the stream's segments in which each word was confirmed. */
  readonly #segments = new Map<string, number>();

  constructor(background: readonly TranslationPair[]) {
    this.#background = new Set(background.flatMap(({ source }) => [...indexWords(source).keys()]));
  }

  confirm({ source }: TranslationPair): void {
    for (const word of indexWords(source).keys()) this.#segments.set(word, (this.#segments.get(word) ?? 0) + 1);
  }

  /** Judges the translation of a new sentence, before it is confirmed. */
  meet({ source, target }: TranslationPair, draft: LearnerDraft): void {
    const reference = new Set(tokenize(target, "").tokens.map(fold));
    for (const [word, tokens] of indexWords(source)) {
      if (this.#background.has(word) || this.#segments.get(word) !== 1) continue;
      const links = draft.links.filter(([from]) => tokens.includes(from));
      const translations = links.flatMap(([, to]) =>
        draft.provenance[to]?.kind === "copy" ? [] : (draft.words[to] ?? []),
      );
      this.counts.met += 1;
      if (translations.length > 0) this.counts.translated += 1;
      if (translations.some((translation) => reference.has(fold(translation)))) this.counts.right += 1;
    }
  }
}

/** The words of an English text, with the indexes of their tokens. */
function indexWords(text: string): Map<string, number[]> {
  const words = new Map<string, number[]>();
  for (const [at, token] of tokenize(text, "en").tokens.entries()) {
    if (!isWord(token) || !/^[\p{L}\p{M}]{2,}$/u.test(token)) continue;
    const word = fold(token);
    words.set(word, [...(words.get(word) ?? []), at]);
  }
  return words;
}
