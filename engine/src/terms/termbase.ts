import { readBytes, writeTermbase } from "./bytes.ts";
import { type CaseRule, fitsCase } from "./case-rule.ts";
import { splitCompound } from "./compounds.ts";
import { findInflection, foldWord } from "./inflection.ts";
import { type Candidate, resolveOverlaps, type TermMatch } from "./overlaps.ts";
import { formAt, readPhrase, spanAt, type TermPhrase, type Words } from "./phrase.ts";
import { type Term, TermError } from "./term.ts";

interface Stored {
  term: Term;
  words: Words;
  /** Rises with each addition. */
  order: number;
}

/**
 * The terms of a memory, looked up in texts of its source language. Every change is visible to the next look-up.
 *
 * A term is found in all forms of its words (see `findInflection`), in the case its rule allows, with any whitespace
 * between its words; in German also as a part of a compound whose other part is a term too.
 */
export class Termbase {
  readonly language: string;
  readonly caseRule: CaseRule;
  /** Oldest first. */
  readonly #byId = new Map<number, Stored>();
  /** By the buckets of their first two words, or of their only one. */
  readonly #byStart = new Map<string, Stored[]>();
  #order = 0;

  /** @param language of the terms' sources, ISO 639-1 */
  constructor(language: string, caseRule: CaseRule = "smart") {
    this.language = language;
    this.caseRule = caseRule;
  }

  /** All terms, that last added at the end. */
  *terms(): Generator<Term> {
    for (const { term } of this.#byId.values()) yield term;
  }

  /** @throws TermError `id in use`; `empty source` when the source has no tokens */
  add(term: Term): void {
    if (this.#byId.has(term.id)) throw new TermError("id in use", `There is a term ${term.id} already.`);
    const { tokens, folded, stems } = readPhrase(term.source, this.language);
    const words = { tokens, folded, stems };
    if (tokens.length === 0) throw new TermError("empty source", `Term ${term.id} has an empty source.`);
    const stored = { term, words, order: this.#order++ };
    this.#byId.set(term.id, stored);
    const start = this.#startOf(stems);
    const sameStart = this.#byStart.get(start);
    if (sameStart) sameStart.push(stored);
    else this.#byStart.set(start, [stored]);
  }

  /** @returns false when there is no such term */
  delete(id: number): boolean {
    const stored = this.#byId.get(id);
    if (!stored) return false;
    this.#byId.delete(id);
    const start = this.#startOf(stored.words.stems);
    const rest = this.#byStart.get(start)?.filter((other) => other !== stored) ?? [];
    if (rest.length > 0) this.#byStart.set(start, rest);
    else this.#byStart.delete(start);
    return true;
  }

  /**
   * The terms in `text`, from left to right, none overlapping another: of those that do, the longest stays, then the
   * leftmost, then the one written like the text, then the newest.
   *
   * @param text plain text of the termbase's language
   */
  find(text: string): TermMatch[] {
    const phrase = readPhrase(text, this.language);
    const candidates = phrase.tokens.flatMap((_, at) => this.#candidatesAt(phrase, at));
    if (this.language === "de") candidates.push(...this.#candidatesWithin(phrase, candidates));
    return resolveOverlaps(candidates);
  }

  /** For `fromBytes`: the terms with language and case rule, with a checksum. */
  toBytes(): Uint8Array {
    return writeTermbase({ language: this.language, caseRule: this.caseRule, terms: [...this.terms()] });
  }

  /** @throws TermError `unreadable bytes` when they are not what `toBytes` gave */
  static fromBytes(bytes: Uint8Array): Termbase {
    const { language, caseRule, terms } = readBytes(bytes);
    const termbase = new Termbase(language, caseRule);
    for (const term of terms) termbase.add(term);
    return termbase;
  }

  /** The key under which a term of these words is. */
  #startOf(stems: readonly string[]): string {
    const { bucket } = findInflection(this.language);
    return stems.slice(0, 2).map(bucket).join(" ");
  }

  #candidatesAt(text: TermPhrase, at: number): Candidate[] {
    const starts = [text.stems.slice(at, at + 1), text.stems.slice(at, at + 2)].map((stems) => this.#startOf(stems));
    const sameStart = [...new Set(starts)].flatMap((start) => this.#byStart.get(start) ?? []);
    return sameStart.flatMap(({ term, words, order }) => {
      const form = formAt(text, at, words, this.language);
      const count = words.tokens.length;
      const found = text.tokens.slice(at, at + count);
      if (!form || !fitsCase(this.caseRule, words.tokens, found)) return [];
      return [{ term, form, order, ...spanAt(text, at, count) }];
    });
  }

  /** The terms that are parts of the words in which no whole term was found. */
  #candidatesWithin(text: TermPhrase, whole: readonly Candidate[]): Candidate[] {
    const found = new Set(whole.flatMap(({ startToken, endToken }) => range(startToken, endToken)));
    return text.folded.flatMap((word, at) => {
      // Folding may change a word's length; its offsets would not be those of the text then.
      if (found.has(at) || word.length !== text.tokens[at]?.length) return [];
      const parts = splitCompound(word, (part) => this.#wordTerms(part).length > 0);
      return parts.flatMap(({ start, end }) => {
        const from = text.starts[at] ?? 0;
        const span = { startToken: at, endToken: at + 1, start: from + start, end: from + end };
        const terms = this.#wordTerms(word.slice(start, end));
        return terms.map(({ term, order }) => ({ term, form: "compound" as const, order, ...span }));
      });
    });
  }

  /** The terms of one word of which `word` is a form. A compound's parts are written small, so case cannot count. */
  #wordTerms(word: string): Stored[] {
    if (this.caseRule === "sensitive") return [];
    const { stem, areSame } = findInflection(this.language);
    const key = stem(foldWord(word));
    const sameStart = this.#byStart.get(this.#startOf([key])) ?? [];
    return sameStart.filter(({ words }) => words.stems.length === 1 && areSame(words.stems[0] ?? "", key));
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
