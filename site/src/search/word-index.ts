import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { listLike } from "./edit-distance.ts";
import { fields, findField } from "./ranking.ts";
import type { Hit, SearchRecord } from "./record.ts";
import { listSynonyms } from "./synonyms.ts";
import { topicStems } from "./topics.ts";
import { listParts, listTerms, splitWords, stemWord, type Word, withStems } from "./words.ts";

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

const boost = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.boost]));

/** Finds records by words, synonyms, parts of names and beginnings. */
export class WordIndex {
  readonly #records: readonly SearchRecord[];
  readonly #index: MiniSearch;
  readonly #terms = new Set<string>(topicStems);
  /** Terms that aren't only stems. */
  readonly #words = new Set<string>();

  private constructor(records: readonly SearchRecord[]) {
    this.#records = records;
    this.#index = new MiniSearch({
      fields: Object.keys(fields),
      tokenize: (text, fieldName = "") => {
        const written = splitWords(text);
        const synonyms = findField(fieldName)?.isSynonyms && listSynonyms(written.flatMap(listParts));
        const terms = synonyms ? withStems(synonyms) : listTerms(text);
        for (const term of terms) this.#terms.add(term);
        for (const word of synonyms || written.flatMap(({ whole, parts }) => [whole, ...parts])) this.#words.add(word);
        return terms;
      },
      processTerm: (term) => term,
      extractField: (record, name) => findField(name)?.text(record) ?? record[name],
      searchOptions: { tokenize: (term) => [term], bm25: { k: 1.2, b: 0.3, d: 0.5 } },
    });
  }

  /** In short steps, so that the page stays responsive. */
  static async over(records: readonly SearchRecord[]): Promise<WordIndex> {
    const words = new WordIndex(records);
    const documents = records.map((record, id) => ({ ...record, id }));
    await words.#index.addAllAsync(documents, { chunkSize: 60 });
    return words;
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
   *
   * @param weightOf 0 excludes a record
   */
  find(words: readonly QueryWord[], weightOf: (record: SearchRecord) => number): ScoredHit[] {
    const weights = new Map<number, number>();
    const weigh = (id: number) => {
      const weight = weights.get(id) ?? weightOf(this.#recordOf(id));
      weights.set(id, weight);
      return weight;
    };
    const queries = words.map((word) => queryFor(word, this.#terms));
    const results = this.#index.search({ combineWith: "OR", queries }, { boost, boostDocument: weigh });
    return rankByCoverage(results, words).map(({ id, terms, coverage }) => ({
      ...{ record: this.#recordOf(id), terms, coverage },
    }));
  }

  #recordOf = (id: number): SearchRecord => this.#records[id] as SearchRecord;
}

/** By the share of the query; rare words weigh more. */
function rankByCoverage(results: readonly SearchResult[], words: readonly QueryWord[]) {
  const forms = words.map(({ word: { whole, parts }, like }) => new Set([whole, stemWord(whole), ...parts, ...like]));
  const matches = results.map(({ queryTerms }) => forms.map((form) => queryTerms.some((term) => form.has(term))));
  const all = matches.some((match) => match.every(Boolean));
  const rarity = words.map(({ word }, index) => {
    const count = matches.filter((match) => match[index]).length;
    return !all && words.length > 1 && /^(?:\d+|maximum)$/.test(word.whole)
      ? 0
      : Math.log(1 + results.length / (1 + count));
  });
  const sum = (match: readonly boolean[]) => rarity.reduce((total, one, index) => total + (match[index] ? one : 0), 0);
  const total = sum(words.map(() => true)) || 1;
  return results
    .map((result, index) => {
      const match = matches[index] ?? [];
      const coverage = match.every(Boolean) ? 1 : sum(match) / total;
      return { ...result, coverage, score: result.score * coverage };
    })
    .toSorted((a, b) => b.score - a.score);
}

/**
 * A word matches itself, its stem or its beginning, all parts of a name, or else similar words. A two-letter word that
 * occurs isn't the beginning of another one.
 */
function queryFor({ word: { whole, parts }, isKnown, like }: QueryWord, terms: ReadonlySet<string>): Query {
  const exactly = (term: string): Query => ({
    combineWith: "OR",
    queries: [
      { queries: [term], prefix: term.length > 2 || !terms.has(term) },
      ...(stemWord(term) === term ? [] : [{ queries: [stemWord(term)], prefix: false }]),
    ],
  });
  const itself: Query = isKnown ? exactly(whole) : { queries: [...like], combineWith: "OR" };
  if (parts.length === 0) return itself;
  return { combineWith: "OR", queries: [itself, { combineWith: "AND", queries: parts.map(exactly) }] };
}
