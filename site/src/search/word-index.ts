import { listLike } from "./edit-distance.ts";
import { InvertedIndex, type Matches, matchAny, matchEvery, type RecordMatch } from "./inverted-index.ts";
import { fields, type SearchField } from "./ranking.ts";
import type { Hit, SearchRecord } from "./record.ts";
import { listSynonyms } from "./synonyms.ts";
import { topicStems } from "./topics.ts";
import { listForms, listParts, splitWords, stemWord, type Word, withStems } from "./words.ts";

interface ScoredHit extends Hit {
  /** The share of the query's words in the record, from 0 to 1. */
  coverage: number;
}

/** A word of a query, with similar words if it doesn't occur. */
export interface QueryWord {
  word: Word;
  isKnown: boolean;
  like: readonly string[];
}

/** Records that are indexed in one step. */
const stepSize = 60;

/** Finds records by words, synonyms, parts of names and beginnings. */
export class WordIndex {
  readonly #records: readonly SearchRecord[];
  readonly #index = new InvertedIndex(fields.map(({ boost }) => boost));
  readonly #terms = new Set<string>(topicStems);
  /** Terms that aren't only stems. */
  readonly #words = new Set<string>();

  private constructor(records: readonly SearchRecord[]) {
    this.#records = records;
  }

  /** Builds the index in short steps, so that the page stays responsive. */
  static async over(records: readonly SearchRecord[]): Promise<WordIndex> {
    const words = new WordIndex(records);
    for (const [id, record] of records.entries()) {
      if (id % stepSize === 0) await new Promise((resolve) => setTimeout(resolve));
      words.#index.add(fields.map((field) => words.#listTerms(field, record)));
    }
    return words;
  }

  #listTerms({ text, isSynonyms }: SearchField, record: SearchRecord): readonly string[] {
    const written = splitWords(text(record));
    const words = isSynonyms ? listSynonyms(written.flatMap(listParts)) : written.flatMap(listForms);
    const terms = isSynonyms ? withStems(words) : written.flatMap((word) => word.terms);
    for (const term of terms) this.#terms.add(term);
    for (const word of words) this.#words.add(word);
    return terms;
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** Whether a word occurs, by itself, by its stem, or as the beginning of another one. */
  isKnown = (start: string): boolean => {
    if (this.#terms.has(start) || this.#terms.has(stemWord(start))) return true;
    for (const term of this.#terms) if (term.startsWith(start)) return true;
    return false;
  };

  lookUp(word: Word): QueryWord {
    const isKnown = this.isKnown(word.whole);
    // Similar words start with the same letter. A word that starts with a shorter whole word is a different one, unless
    // both end with the same letter.
    const isLike = (term: string) =>
      term[0] === word.whole[0] && (!word.whole.startsWith(term) || word.whole.at(-1) === term.at(-1));
    const terms = isKnown ? [] : [...this.#words].filter(isLike);
    return { word, isKnown, like: listLike(word.whole, terms) };
  }

  /** Two words that are written as one, such as `idempotencykey`. */
  splitJoined(joined: string): string | undefined {
    const splits = Array.from(joined, (_, end) => [joined.slice(0, end), joined.slice(end)] as const);
    const isPair = (words: readonly string[]) => words.every((word) => word.length > 2 && this.#words.has(word));
    return splits.find(isPair)?.join(" ");
  }

  /**
   * Records with some of the words; those with all or with rare ones come first. Numbers count only if a record has
   * all words, because an error message contains the reader's IDs.
   */
  find(words: readonly QueryWord[], weightOf: (record: SearchRecord) => number): ScoredHit[] {
    const weights = new Map<number, number>();
    const weigh = (id: number) => {
      const weight = weights.get(id) ?? weightOf(this.#recordOf(id));
      weights.set(id, weight);
      return weight;
    };
    const matches = matchAny(words.map((word) => this.#match(word, weigh)));
    const ranked = rankByCoverage([...matches], words);
    return ranked.map(([id, { terms }, coverage]) => ({ record: this.#recordOf(id), terms: [...terms], coverage }));
  }

  /**
   * A word matches itself, its stem or its beginning, all parts of a name, or else similar words. A two-letter word that
   * occurs isn't the beginning of another one.
   */
  #match({ word: { whole, parts }, isKnown, like }: QueryWord, weightOf: (id: number) => number): Matches {
    const find = (term: string, longer: readonly string[]) => this.#index.find(term, longer, weightOf);
    const listLonger = (term: string) =>
      term.length > 2 || !this.#terms.has(term) ? [...this.#terms].filter((other) => other.startsWith(term)) : [];
    const exactly = (term: string) =>
      matchAny([find(term, listLonger(term)), ...(stemWord(term) === term ? [] : [find(stemWord(term), [])])]);
    const itself = isKnown ? exactly(whole) : matchAny(withStems(like).map((term) => find(term, [])));
    return parts.length === 0 ? itself : matchAny([itself, matchEvery(parts.map(exactly))]);
  }

  #recordOf = (id: number): SearchRecord => this.#records[id] as SearchRecord;
}

/** Adds the share of the query's words that a record has. Rare words weigh more. */
function rankByCoverage(matches: readonly [id: number, RecordMatch][], words: readonly QueryWord[]) {
  const forms = words.map(({ word: { whole, parts }, like }) => new Set([whole, stemWord(whole), ...parts, ...like]));
  const isFound = matches.map(([, { queryTerms }]) =>
    forms.map((form) => [...queryTerms].some((term) => form.has(term))),
  );
  const all = isFound.some((found) => found.every(Boolean));
  const rarity = words.map(({ word }, index) => {
    const count = isFound.filter((found) => found[index]).length;
    return !all && words.length > 1 && /^\d+$/.test(word.whole) ? 0 : Math.log(1 + matches.length / (1 + count));
  });
  const sum = (found: readonly boolean[]) => rarity.reduce((total, one, index) => total + (found[index] ? one : 0), 0);
  const total = sum(words.map(() => true)) || 1;
  return matches
    .map(([id, match], index) => {
      const found = isFound[index] ?? [];
      return [id, match, found.every(Boolean) ? 1 : sum(found) / total] as const;
    })
    .toSorted(([, a, share], [, b, otherShare]) => rate(b) * otherShare - rate(a) * share);
}

/** Records with more words of the query are better. */
const rate = ({ score, queryTerms }: RecordMatch): number => score * queryTerms.size;
