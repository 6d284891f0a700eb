import { findInflection, foldWord } from "../../terms/inflection.ts";
import type { Lexicon } from "../knowledge/lexicon.ts";
import type { Vocabulary } from "../knowledge/vocabulary.ts";

/** The minimum of letters in a compound's part. */
const minLetters = 4;
/** The limits of parts in a compound, and of letters in a word. */
const maxParts = 3;
const maxWordLength = 60;
/** The letters that may link the parts of a compound, by language. In all languages, a hyphen may link them. */
const linksByLanguage: Readonly<Record<string, readonly string[]>> = {
  de: ["", "s", "es", "n", "en", "er", "e"],
  nl: ["", "s", "e", "en"],
  sv: ["", "s"],
  da: ["", "s", "e"],
};
const verbEndingPattern = /^(.{3,})(?:ing|ed)$/u;
const doubledConsonantPattern = /([bdgkmnprt])\1$/u;

/** Finds the known words of which an unknown word is a form or a compound. */
export class SourceForms {
  readonly #words: Vocabulary;
  readonly #lexicon: Lexicon;
  readonly #language: string;
  readonly #stem: (word: string) => string;
  readonly #byStem = new Map<string, number[]>();
  #read = 0;

  constructor(words: Vocabulary, lexicon: Lexicon, language: string) {
    const { stem, areSame } = findInflection(language);
    this.#words = words;
    this.#lexicon = lexicon;
    this.#language = language;
    // Only rules compare stems with `Object.is`. Without rules, an inflected form is a different word.
    const hasRules = areSame === Object.is;
    this.#stem = (word) => (hasRules ? stem(language === "en" ? withoutVerbEnding(word) : word) : word);
  }

  /**
   * The known words that replace an unknown word: a form of it, or the parts of a compound; [] if there are none. The
   * parts with the highest geometric mean of their counts are chosen.
   * Source: Koehn & Knight 2003.
   */
  partsOf(word: string): number[] {
    const folded = foldWord(word);
    const form = this.#commonest(folded);
    if (form !== undefined) return [form];
    return folded.length > maxWordLength ? [] : this.#split(folded);
  }

  #split(word: string): number[] {
    const links = linksByLanguage[this.#language];
    // best[end][parts]: the words up to this end, and the sum of the logarithms of their counts.
    const best: ({ words: number[]; sum: number } | undefined)[][] = [[{ words: [], sum: 0 }]];
    for (let end = 1; end <= word.length; end++) {
      best[end] = [];
      for (let start = 0; start < end; start++) {
        for (const [parts, before] of (best[start] ?? []).entries()) {
          if (!before || parts === maxParts) continue;
          const part = this.#part(word, start, end, links);
          if (!part) continue;
          const sum = before.sum + Math.log(part.count);
          const known = (best[end] as (typeof before | undefined)[])[parts + 1];
          if (!known || known.sum < sum) {
            (best[end] as (typeof before | undefined)[])[parts + 1] = { words: [...before.words, part.word], sum };
          }
        }
      }
    }
    const splits = (best[word.length] ?? []).flatMap((split, parts) => (split ? [{ ...split, parts }] : []));
    splits.sort((a, b) => b.sum / b.parts - a.sum / a.parts || a.parts - b.parts);
    return splits[0]?.words ?? [];
  }

  /** The known word from `start` to `end`, without the letters that link it with the next part. */
  #part(
    word: string,
    start: number,
    end: number,
    links: readonly string[] | undefined,
  ): { word: number; count: number } | undefined {
    const isLast = end === word.length;
    for (const link of isLast ? [""] : ["-", ...(links ?? [])]) {
      const part = word.slice(start, end - link.length);
      const isHyphened = link === "-" || word[start - 1] === "-";
      if (!word.startsWith(link, end - link.length) || part.includes("-")) continue;
      if (part.length < (isHyphened ? 2 : minLetters)) continue;
      const known = this.#commonest(part);
      if (known !== undefined) return { word: known, count: this.#lexicon.sourceTotal(known) };
    }
    return undefined;
  }

  /** The most frequent known word that is a form of this one. */
  #commonest(word: string): number | undefined {
    this.#readNew();
    const known = this.#words.find(word);
    if (known >= 0 && this.#lexicon.sourceTotal(known) > 0) return known;
    let best: number | undefined;
    let max = 0;
    for (const id of this.#byStem.get(this.#stem(word)) ?? []) {
      const count = this.#lexicon.sourceTotal(id);
      if (count > max) [best, max] = [id, count];
    }
    return best;
  }

  #readNew(): void {
    for (; this.#read < this.#words.size; this.#read++) {
      const spelling = this.#words.spelling(this.#read);
      if (!/\p{L}/u.test(spelling)) continue;
      const stem = this.#stem(spelling);
      const known = this.#byStem.get(stem);
      if (known) known.push(this.#read);
      else this.#byStem.set(stem, [this.#read]);
    }
  }
}

function withoutVerbEnding(word: string): string {
  const [, start] = verbEndingPattern.exec(word) ?? [];
  return start === undefined ? word : start.replace(doubledConsonantPattern, "$1");
}
