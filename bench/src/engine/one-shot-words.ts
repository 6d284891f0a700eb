import type { TranslationPair } from "@openparlance/engine";
import { isWord, tokenize } from "@openparlance/text";
import type { LearnerDraft } from "./learner.ts";

/** Counts of words that were confirmed in exactly one segment before they occurred in another sentence. */
export interface OneShotCounts {
  met: number;
  /** Linked to at least one word of the translation that is not a copy of the source. */
  translated: number;
  /** Linked to a word that is in the reference. */
  right: number;
}

const foldCase = (token: string): string => token.normalize("NFC").toLowerCase();

/**
 * Counts how translations treat the words of a stream that are known from a single confirmed segment.
 *
 * A word is a token of two or more letters; case is ignored. It is met in a sentence that was not confirmed before.
 * One confirmed segment of the stream must have it, and none of the background. It counts once per sentence, even
 * without a counterpart in the reference.
 */
export class OneShotWords {
  readonly counts: OneShotCounts = { met: 0, translated: 0, right: 0 };
  readonly #background: ReadonlySet<string>;
  /** The number of confirmed segments of the stream by word. */
  readonly #segments = new Map<string, number>();

  constructor(background: readonly TranslationPair[]) {
    this.#background = new Set(background.flatMap(({ source }) => [...indexWords(source).keys()]));
  }

  countConfirmed({ source }: TranslationPair): void {
    for (const word of indexWords(source).keys()) this.#segments.set(word, (this.#segments.get(word) ?? 0) + 1);
  }

  /** Counts the words that one confirmed segment has, and how many of them a draft translates; before the confirmation. */
  judgeDraft({ source, target }: TranslationPair, draft: LearnerDraft): void {
    const reference = new Set(tokenize(target, "").tokens.map(foldCase));
    for (const [word, tokens] of indexWords(source)) {
      if (this.#background.has(word) || this.#segments.get(word) !== 1) continue;
      const links = draft.links.filter(([from]) => tokens.includes(from));
      const translations = links.flatMap(([, to]) =>
        draft.provenance[to]?.kind === "copy" ? [] : (draft.words[to] ?? []),
      );
      this.counts.met += 1;
      if (translations.length > 0) this.counts.translated += 1;
      if (translations.some((translation) => reference.has(foldCase(translation)))) this.counts.right += 1;
    }
  }
}

/** The words of an English text with the indexes of their tokens. */
function indexWords(text: string): Map<string, number[]> {
  const words = new Map<string, number[]>();
  for (const [at, token] of tokenize(text, "en").tokens.entries()) {
    if (!isWord(token) || !/^[\p{L}\p{M}]{2,}$/u.test(token)) continue;
    const word = foldCase(token);
    words.set(word, [...(words.get(word) ?? []), at]);
  }
  return words;
}
