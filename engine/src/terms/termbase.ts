import { finish, type Sliced } from "../slices.ts";
import { readBytes, writeTermbase } from "./bytes.ts";
import { type CaseRule, fitsCase } from "./case-rule.ts";
import { splitCompound } from "./compounds.ts";
import { isForLocale, readTermFlags, type TermFlags } from "./flags.ts";
import { findInflection, foldWord } from "./inflection.ts";
import { type Candidate, resolveOverlaps, type TermMatch } from "./overlaps.ts";
import { formAt, readPhrase, spanAt, type TermPhrase, type TermWords } from "./phrase.ts";
import { type Term, TermError } from "./term.ts";

interface StoredTerm extends TermWords {
  term: Term;
  /** Rises with each addition. */
  order: number;
  flags: TermFlags;
  /** The term that was added before this one to the same node. */
  older: StoredTerm | undefined;
}

/** A trie node; its edges are buckets of words. A termbase has about as many nodes as terms, so they are small. */
interface TermNode {
  /** The last of the terms that end here. */
  newest: StoredTerm | undefined;
  next: Map<string, TermNode> | undefined;
}

export interface TermMatches {
  terms: TermMatch[];
  forbidden: Term[];
}

/** The bytes of a term's objects, of each of its words after the first, and of each of its characters, as measured. */
const bytesOfTerm = 280;
const bytesOfWord = 200;
const bytesOfCharacter = 8;
const noMetadata: Term["metadata"] = Object.freeze({});
/** The limit of distinct lengths among the terms that begin at one word of a text; the longest are considered. */
const maxLengths = 8;
/** The limit of terms with the same spelling; the newest are considered. */
const maxSynonyms = 32;

/**
 * The terms of a memory, looked up in texts of its source language. Every change is visible to the next look-up.
 * A term is found in all forms of its words (see `findInflection`), in the case its rule allows, with any whitespace
 * between its words. In German it is also found as a part of a compound whose other part is a term too.
 */
export class Termbase {
  readonly language: string;
  readonly caseRule: CaseRule;
  /** `de` or `de-AT`; terms of other locales are not found. */
  readonly targetLocale: string | undefined;
  /** Oldest first. */
  readonly #byId = new Map<number, StoredTerm>();
  readonly #root: TermNode = { newest: undefined, next: undefined };
  #order = 0;
  #bytes = 0;

  /** @param language of the terms' sources, ISO 639-1 */
  constructor(language: string, caseRule: CaseRule = "smart", targetLocale?: string) {
    this.language = language;
    this.caseRule = caseRule;
    this.targetLocale = targetLocale;
  }

  /** The approximate number of bytes in use. */
  get bytes(): number {
    return this.#bytes;
  }

  /** All terms; the one added last is at the end. */
  *terms(): Generator<Term> {
    for (const { term } of this.#byId.values()) yield term;
  }

  /** @throws TermError `id in use`; `empty source` when the source has no tokens */
  add(term: Term): void {
    if (this.#byId.has(term.id)) throw new TermError("id in use", `There is a term ${term.id} already.`);
    const words = readPhrase(term.source, this.language);
    if (words.tokens.length === 0) throw new TermError("empty source", `Term ${term.id} has an empty source.`);
    // Most terms have the same words in all forms, so these share a list. A copy has no room for more tokens.
    const tokens = [...words.tokens];
    const folded = reuseIfEqual(tokens, words.folded);
    const node = this.#nodeOf(words.stems);
    const stored: StoredTerm = {
      term: Object.keys(term.metadata).length > 0 ? term : { ...term, metadata: noMetadata },
      ...{ tokens, folded, stems: reuseIfEqual(folded, words.stems) },
      ...{ order: this.#order++, flags: readTermFlags(term.metadata), older: node.newest },
    };
    node.newest = stored;
    this.#byId.set(term.id, stored);
    this.#bytes += estimateBytes(stored);
  }

  /** @returns false when there is no such term */
  delete(id: number): boolean {
    const stored = this.#byId.get(id);
    if (!stored) return false;
    this.#byId.delete(id);
    this.#bytes -= estimateBytes(stored);
    this.#remove(stored, this.#root, stored.stems.map(findInflection(this.language).bucket));
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
    const candidates: FlaggedCandidate[] = [];
    if (this.#byId.size > 0) {
      const phrase = readPhrase(text, this.language);
      for (let at = 0; at < phrase.tokens.length; at++) {
        candidates.push(...this.#candidatesAt(phrase, at, targetLocale));
        yield false;
      }
      if (this.language === "de") candidates.push(...this.#candidatesWithin(phrase, candidates, targetLocale));
    }
    const allowed = candidates.filter(({ flags }) => !flags.isForbidden);
    return {
      terms: resolveOverlaps(allowed.map(({ flags, ...candidate }) => withFlags(candidate, flags, text))),
      forbidden: [...new Set(candidates.flatMap(({ flags, term }) => (flags.isForbidden ? [term] : [])))],
    };
  }

  /** The terms with language and case rule, and a checksum, for `fromBytes`. */
  toBytes(): Uint8Array {
    const { language, caseRule, targetLocale } = this;
    return writeTermbase({ language, caseRule, terms: [...this.terms()], ...(targetLocale && { targetLocale }) });
  }

  /** @throws TermError `unreadable bytes` when they are not the output of `toBytes` */
  static fromBytes(bytes: Uint8Array): Termbase {
    const { language, caseRule, targetLocale, terms } = readBytes(bytes);
    const termbase = new Termbase(language, caseRule, targetLocale);
    for (const term of terms) termbase.add(term);
    return termbase;
  }

  #nodeOf(stems: readonly string[]): TermNode {
    const { bucket } = findInflection(this.language);
    let node = this.#root;
    for (const key of stems.map(bucket)) {
      node.next ??= new Map();
      const next = node.next.get(key) ?? { newest: undefined, next: undefined };
      node.next.set(key, next);
      node = next;
    }
    return node;
  }

  #remove(stored: StoredTerm, node: TermNode, [key, ...rest]: readonly string[]): void {
    if (key === undefined) {
      let newer: StoredTerm | undefined;
      for (let each = node.newest; each && each !== stored; each = each.older) newer = each;
      if (newer) newer.older = stored.older;
      else node.newest = stored.older;
      return;
    }
    const next = node.next?.get(key);
    if (!next) return;
    this.#remove(stored, next, rest);
    if (!next.newest && !next.next) node.next?.delete(key);
    if (node.next?.size === 0) node.next = undefined;
  }

  /** The nodes of terms that begin at a word, the shortest first. */
  #nodesAt(stems: readonly string[], at: number): TermNode[] {
    const { bucket } = findInflection(this.language);
    const nodes: TermNode[] = [];
    let node: TermNode | undefined = this.#root;
    for (let end = at; node?.next && end < stems.length; end++) {
      node = node.next.get(bucket(stems[end] as string));
      if (node?.newest) nodes.push(node);
    }
    return nodes;
  }

  #candidatesAt(text: TermPhrase, at: number, locale: string | undefined): FlaggedCandidate[] {
    const all: FlaggedCandidate[] = [];
    let lengths = 0;
    for (const node of this.#nodesAt(text.stems, at).reverse()) {
      const candidates = spellingsAt(node).flatMap((synonyms) => this.#synonymsAt(text, at, synonyms, locale));
      all.push(...candidates);
      if (candidates.length > 0 && ++lengths === maxLengths) break;
    }
    return all;
  }

  /** Terms with the same spelling, if they occur in the text at a word. */
  #synonymsAt(
    text: TermPhrase,
    at: number,
    synonyms: readonly StoredTerm[],
    locale: string | undefined,
  ): FlaggedCandidate[] {
    const first = synonyms[0] as StoredTerm;
    const { tokens } = first;
    const form = formAt(text, at, first, this.language);
    const textWords = text.tokens.slice(at, at + tokens.length);
    if (!form || !fitsCase(this.caseRule, tokens, textWords)) return [];
    const span = spanAt(text, at, tokens.length);
    const isSameCase = fitsCase("sensitive", tokens, textWords);
    return synonyms
      .filter(({ flags }) => (isSameCase || !flags.isCaseSensitive) && isForLocale(flags, locale))
      .slice(-maxSynonyms)
      .map(({ term, order, flags }) => ({ term, form, order, flags, ...span }));
  }

  /** The terms that are parts of words without a whole term. */
  #candidatesWithin(
    text: TermPhrase,
    whole: readonly FlaggedCandidate[],
    locale: string | undefined,
  ): FlaggedCandidate[] {
    const covered = new Set(whole.flatMap(({ startToken, endToken }) => range(startToken, endToken)));
    return text.folded.flatMap((word, at) => {
      // Folding may change a word's length. Then its offsets are not those in the text.
      if (covered.has(at) || word.length !== text.tokens[at]?.length) return [];
      const parts = splitCompound(word, (part) => this.#wordTerms(part, locale).length > 0);
      return parts.flatMap(({ start, end }) => {
        const from = text.starts[at] ?? 0;
        const span = { startToken: at, endToken: at + 1, start: from + start, end: from + end };
        const terms = this.#wordTerms(word.slice(start, end), locale);
        return terms.map(({ term, order, flags }) => ({ term, form: "compound" as const, order, flags, ...span }));
      });
    });
  }

  /** The single-word terms of which `word` is a form. A compound's parts are lowercase, so case is ignored. */
  #wordTerms(word: string, locale: string | undefined): StoredTerm[] {
    if (this.caseRule === "sensitive") return [];
    const { stem, areSame } = findInflection(this.language);
    const key = stem(foldWord(word));
    const [node] = this.#nodesAt([key], 0);
    const matches = node ? spellingsAt(node).filter(([first]) => areSame(first?.stems[0] ?? "", key)) : [];
    const isFound = ({ flags }: StoredTerm) => !flags.isCaseSensitive && isForLocale(flags, locale);
    return matches.flatMap((synonyms) => synonyms.filter(isFound).slice(-maxSynonyms));
  }
}

/** The terms that end at a node, by spelling, oldest first. */
function spellingsAt({ newest }: TermNode): StoredTerm[][] {
  if (newest && !newest.older) return [[newest]];
  const bySpelling = new Map<string, StoredTerm[]>();
  for (let each = newest; each; each = each.older) {
    const spelling = each.tokens.length === 1 ? (each.tokens[0] as string) : each.tokens.join(" ");
    const terms = bySpelling.get(spelling);
    if (terms) terms.push(each);
    else bySpelling.set(spelling, [each]);
  }
  return [...bySpelling.values()].map((terms) => terms.reverse());
}

/** Returns `one` if both lists are equal, so that equal lists share memory. */
function reuseIfEqual(one: string[], other: string[]): string[] {
  return other.every((word, at) => word === one[at]) ? one : other;
}

function estimateBytes({ term: { source, target, metadata }, tokens }: StoredTerm): number {
  let bytes = bytesOfTerm + bytesOfWord * (tokens.length - 1) + bytesOfCharacter * (source.length + target.length);
  for (const [name, value] of Object.entries(metadata)) bytes += name.length + value.length;
  return bytes;
}

interface FlaggedCandidate extends Omit<Candidate, "rank"> {
  flags: TermFlags;
}

function withFlags(match: Omit<Candidate, "rank">, { isKept, variants, rank }: TermFlags, text: string): Candidate {
  const candidate = { ...match, rank };
  if (isKept) return { ...candidate, term: { ...candidate.term, target: text.slice(candidate.start, candidate.end) } };
  return variants.length > 0 ? { ...candidate, variants } : candidate;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
