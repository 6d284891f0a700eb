import { fingerprint } from "../memory/strings/grams.ts";
import { finish, type Sliced } from "../slices.ts";
import { readBytes, writeTermbase } from "./bytes.ts";
import { fitsCase, hasSameCase } from "./case-rule.ts";
import { splitCompound } from "./compounds.ts";
import { isForLocale } from "./flags.ts";
import { findInflection, foldWord } from "./inflection.ts";
import { type Candidate, resolveOverlaps, type Synonym, type TermMatch } from "./overlaps.ts";
import { PackedTerms } from "./packed-terms.ts";
import { formAt, readPhrase, spanAt, type TermPhrase, type TermWords } from "./phrase.ts";
import { type Term, TermError } from "./term.ts";

/** Terms with the same words. */
interface Spelling {
  words: TermWords;
  /** The newest first. */
  positions: number[];
  /** The terms that were read so far, by whether the text has the same case. */
  newest: Map<boolean, Synonym[]>;
}

/** A text in which terms are looked up. */
interface SearchedText extends TermPhrase {
  locale: string | undefined;
  /** The hash of each word. */
  hashes: number[];
  /** The terms that were read so far, by hash. */
  read: Map<number, Spelling[]>;
}

export interface TermMatches {
  terms: TermMatch[];
  forbidden: Term[];
}

/** The bytes of a term without its texts, as measured with 200,000, of a metadata value, and of each character. */
const bytesOfTerm = 105;
const bytesOfValue = 110;
const bytesOfCharacter = 2;
/** The limit of distinct lengths among the terms that begin at one word of a text; the longest are considered. */
const maxLengths = 8;
/** The terms that are read in one slice. */
const termsAtOnce = 50;
/** The limit of terms with the same spelling; the newest are considered. */
const maxSynonyms = 32;

/**
 * The terms of a memory, looked up in texts of its source language. Every change is visible to the next look-up.
 * A term is found in all forms of its words (see `findInflection`), with any whitespace between them. `fitsCase` says in
 * which case. In German it is also found as a part of a compound whose other part is a term too.
 */
export class Termbase {
  readonly language: string;
  /** `de` or `de-AT`; terms of other locales are not found. */
  readonly targetLocale: string | undefined;
  readonly #terms = new PackedTerms();
  /** Whether terms have, or had, this number of words. */
  readonly #hasLength: boolean[] = [];
  #bytes = 0;

  /** @param language of the terms' sources, ISO 639-1 */
  constructor(language: string, targetLocale?: string) {
    this.language = language;
    this.targetLocale = targetLocale;
  }

  /** The approximate number of bytes in use. */
  get bytes(): number {
    return this.#bytes;
  }

  /** All terms; the one added last is at the end. */
  terms(): Generator<Term> {
    return this.#terms.all();
  }

  /** @throws TermError `id in use`; `empty source` when the source has no tokens */
  add(term: Term): void {
    if (this.#terms.find(term.id)) throw new TermError("id in use", `Term ${term.id} already exists.`);
    const { stems } = readPhrase(term.source, this.language);
    if (stems.length === 0) throw new TermError("empty source", `Term ${term.id} has an empty source.`);
    this.#hasLength[stems.length] = true;
    this.#terms.add(term, this.#hashesOf(stems).reduce(joinHashes, 0));
    this.#bytes += estimateBytes(term);
  }

  /** @returns false when there is no such term */
  delete(id: number): boolean {
    const term = this.#terms.find(id);
    if (!term) return false;
    this.#bytes -= estimateBytes(term);
    this.#terms.delete(id);
    return true;
  }

  /**
   * The terms in `text`, from left to right, without overlaps. Of overlapping terms, the longest is used, then the
   * leftmost, the one with the spelling in the text, the preferred one, the newest. Admitted terms come last.
   * Forbidden terms are left out. The target of a term that isn't translated is the word in the text, and variants of a
   * translation are among its alternatives.
   */
  find(text: string, targetLocale?: string): TermMatch[] {
    return finish(this.findInSlices(text, targetLocale)).terms;
  }

  /** The forbidden terms whose source is in `text`. None of their targets may be used. */
  findForbidden(text: string, targetLocale?: string): Term[] {
    return finish(this.findInSlices(text, targetLocale)).forbidden;
  }

  /** The results of {@link find} and {@link findForbidden}, in slices. Terms must not change in between. */
  *findInSlices(text: string, targetLocale = this.targetLocale): Sliced<TermMatches> {
    const candidates: Candidate[] = [];
    if (this.#terms.size > 0) {
      const phrase = readPhrase(text, this.language);
      const searched = { ...phrase, locale: targetLocale, hashes: this.#hashesOf(phrase.stems), read: new Map() };
      for (let at = 0; at < phrase.tokens.length; at++) {
        candidates.push(...(yield* this.#candidatesAt(searched, at)));
        yield false;
      }
      if (this.language === "de") candidates.push(...(yield* this.#candidatesWithin(searched, candidates)));
    }
    const forbidden = new Map<number, Synonym>();
    for (const synonyms of new Set(candidates.map((candidate) => candidate.synonyms))) {
      for (const each of synonyms) if (each.flags.isForbidden) forbidden.set(each.order, each);
    }
    const usable = forbidden.size > 0 ? withoutForbidden(candidates) : candidates;
    return {
      terms: yield* resolveOverlaps(text, usable),
      forbidden: Array.from(forbidden.values(), ({ term }) => term()),
    };
  }

  /** The terms with their language and locale, and a checksum, for `fromBytes`. */
  toBytes(): Uint8Array {
    const { language, targetLocale } = this;
    return writeTermbase({ language, terms: [...this.terms()], ...(targetLocale && { targetLocale }) });
  }

  /** @throws TermError `unreadable bytes` when they are not the output of `toBytes` */
  static fromBytes(bytes: Uint8Array): Termbase {
    const { language, targetLocale, terms } = readBytes(bytes);
    const termbase = new Termbase(language, targetLocale);
    for (const term of terms) termbase.add(term);
    return termbase;
  }

  #hashesOf(stems: readonly string[]): number[] {
    const { bucket } = findInflection(this.language);
    return stems.map((stem) => fingerprint(bucket(stem)) | 0);
  }

  /** The terms with this hash of their words. Terms of other words can be among them. */
  *#spellingsOf(hash: number, { read }: SearchedText): Sliced<Spelling[]> {
    const known = read.get(hash);
    if (known || !this.#terms.hasKey(hash)) return known ?? [];
    const bySource = new Map<string, Spelling>();
    const byWords = new Map<string, Spelling>();
    let count = 0;
    for (const position of this.#terms.withKey(hash)) {
      if (++count % termsAtOnce === 0) yield false;
      const source = this.#terms.sourceAt(position);
      let spelling = bySource.get(source);
      if (!spelling) {
        yield false;
        const words = readPhrase(source, this.language);
        const spelled = words.tokens.join(" ");
        spelling = byWords.get(spelled) ?? { words, positions: [], newest: new Map() };
        byWords.set(spelled, spelling);
        bySource.set(source, spelling);
      }
      spelling.positions.push(position);
    }
    const all = [...byWords.values()];
    read.set(hash, all);
    return all;
  }

  *#candidatesAt(text: SearchedText, at: number): Sliced<Candidate[]> {
    const byLength: Spelling[][] = [];
    const max = Math.min(this.#hasLength.length - 1, text.hashes.length - at);
    for (let length = 1, hash = 0; length <= max; length++) {
      hash = joinHashes(hash, text.hashes[at + length - 1] as number);
      if (this.#hasLength[length] && this.#terms.hasKey(hash))
        byLength.push((yield* this.#spellingsOf(hash, text)).filter(({ words }) => words.tokens.length === length));
    }
    const all: Candidate[] = [];
    let lengths = 0;
    let count = 0;
    for (const spellings of byLength.reverse()) {
      const { length: before } = all;
      for (const each of spellings) {
        if (++count % termsAtOnce === 0) yield false;
        const candidate = this.#candidateAt(text, at, each);
        if (candidate) all.push(candidate);
      }
      if (all.length > before && ++lengths === maxLengths) break;
    }
    return all;
  }

  /** Terms with the same spelling, if they occur in the text at a word. */
  #candidateAt(text: SearchedText, at: number, spelling: Spelling): Candidate | undefined {
    const { tokens } = spelling.words;
    const form = formAt(text, at, spelling.words, this.language);
    const textWords = text.tokens.slice(at, at + tokens.length);
    if (!form || !fitsCase(tokens, textWords)) return undefined;
    const span = spanAt(text, at, tokens.length);
    const isSameCase = hasSameCase(tokens, textWords);
    const synonyms = this.#newestOf(spelling, isSameCase, text);
    return synonyms.length > 0 ? { ...span, form, synonyms } : undefined;
  }

  /** The newest terms with a spelling, in the order in which they were added. */
  #newestOf({ positions, newest }: Spelling, isSameCase: boolean, { locale }: SearchedText): Synonym[] {
    const known = newest.get(isSameCase);
    if (known) return known;
    const all: Synonym[] = [];
    for (const order of positions) {
      const flags = this.#terms.flagsAt(order);
      if ((flags.isCaseSensitive && !isSameCase) || !isForLocale(flags, locale)) continue;
      all.push({ order, flags, term: () => this.#terms.term(order) });
      if (all.length === maxSynonyms) break;
    }
    newest.set(isSameCase, all.reverse());
    return all;
  }

  /** The terms that are parts of words without a whole term. */
  *#candidatesWithin(text: SearchedText, whole: readonly Candidate[]): Sliced<Candidate[]> {
    const covered = new Set(whole.flatMap(({ startToken, endToken }) => range(startToken, endToken)));
    const all: Candidate[] = [];
    for (const [at, word] of text.folded.entries()) {
      // Folding may change a word's length. Then its offsets are not those in the text.
      if (covered.has(at) || word.length !== text.tokens[at]?.length) continue;
      for (const { start, end } of splitCompound(word, (part) => this.#wordTerms(part, text).length > 0)) {
        const from = text.starts[at] ?? 0;
        const span = { startToken: at, endToken: at + 1, start: from + start, end: from + end };
        all.push({ ...span, form: "compound", synonyms: this.#wordTerms(word.slice(start, end), text) });
      }
      yield false;
    }
    return all;
  }

  /** The single-word terms of which `word` is a form. A compound's parts are lowercase, so case is ignored. */
  #wordTerms(word: string, text: SearchedText): Synonym[] {
    const { stem, areSame } = findInflection(this.language);
    const key = stem(foldWord(word));
    return finish(this.#spellingsOf(this.#hashesOf([key]).reduce(joinHashes, 0), text))
      .filter(({ words: { stems } }) => stems.length === 1 && areSame(stems[0] as string, key))
      .flatMap((each) => this.#newestOf(each, false, text));
  }
}

function withoutForbidden(candidates: readonly Candidate[]): Candidate[] {
  const allowed = new Map<Candidate["synonyms"], Synonym[]>();
  return candidates.flatMap(({ synonyms, ...span }) => {
    const left = allowed.get(synonyms) ?? synonyms.filter(({ flags }) => !flags.isForbidden);
    allowed.set(synonyms, left);
    return left.length > 0 ? [{ ...span, synonyms: left }] : [];
  });
}

const joinHashes = (hash: number, next: number): number => Math.imul(hash ^ next, 0x01000193);

function estimateBytes({ source, target, metadata }: Term): number {
  let bytes = bytesOfTerm + bytesOfCharacter * (source.length + target.length);
  for (const [name, value] of Object.entries(metadata)) bytes += bytesOfValue + name.length + value.length;
  return bytes;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);
