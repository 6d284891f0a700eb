import MiniSearch, { type CombinationOperator, type Query, type SearchResult } from "minisearch";
import { editDistance, maxEdits } from "./edit-distance.ts";
import { fields, findField, listDistinctiveWords, wantsResponses, weighRecords } from "./ranking.ts";
import { type Kind, kinds, type SearchRecord } from "./record.ts";
import { listSynonyms } from "./synonyms.ts";
import { sameName, splitWords, stemWord, type Word } from "./words.ts";

/** A record that was found. */
export interface Hit {
  record: SearchRecord;
  /** The words that were met in it, in lower case. */
  terms: readonly string[];
}

interface ScoredHit extends Hit {
  score: number;
}

export interface SearchOutcome {
  /** Best first. */
  hits: readonly Hit[];
  /** False when no record has all words of the query: these are the best there are. */
  hasAllWords: boolean;
}

const boost = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.boost]));

/** A query, taken apart. */
interface SearchQuery {
  words: readonly { word: Word; isKnown: boolean }[];
  /** As one name: see `sameName`. */
  name: string;
  weightOf: (record: SearchRecord) => number;
}

/** Finds records by their words, synonyms of them, parts of names and beginnings, and by words that look alike. */
export class SearchEngine {
  readonly #records: readonly SearchRecord[];
  readonly #index: MiniSearch;
  readonly #names: readonly (readonly string[])[];
  readonly #byName = new Map<string, SearchRecord[]>();
  readonly #terms = new Set<string>();

  private constructor(records: readonly SearchRecord[]) {
    this.#records = records;
    this.#index = new MiniSearch({
      fields: Object.keys(fields),
      tokenize: (text, fieldName = "") => {
        const terms = findField(fieldName)?.isSynonyms ? listSynonymTerms(text) : listTerms(text);
        for (const term of terms) this.#terms.add(term);
        return terms;
      },
      processTerm: (term) => term,
      extractField: (record, name) => findField(name)?.text(record) ?? record[name],
      searchOptions: { tokenize: (term) => [term], bm25: { k: 1.2, b: 0.3, d: 0.5 } },
    });
    this.#names = records.map((record) => [...new Set(listNames(record).map(sameName))]);
    records.forEach((record, id) => {
      for (const name of this.#names[id] ?? []) this.#byName.set(name, [...(this.#byName.get(name) ?? []), record]);
    });
  }

  /** Works in short steps, so that the page stays alive meanwhile. */
  static async over(records: readonly SearchRecord[]): Promise<SearchEngine> {
    const engine = new SearchEngine(records);
    const documents = records.map((record, id) => ({ ...record, id }));
    await engine.#index.addAllAsync(documents, { chunkSize: 60 });
    return engine;
  }

  search(query: string, limit: number): SearchOutcome {
    const words = splitWords(query);
    if (words.length === 0) return { hits: [], hasAllWords: true };
    const searchQuery: SearchQuery = {
      words: listDistinctiveWords(words).map((word) => ({ word, isKnown: this.#isKnown(word.whole) })),
      name: sameName(query),
      weightOf: weighRecords(words),
    };
    const named = this.#named(searchQuery);
    const { hits, hasAllWords } = this.#withWords(searchQuery, wantsResponses(words));
    const others = hits.filter(({ record }) => !named.some((hit) => hit.record === record));
    return { hits: [...named, ...others].slice(0, limit), hasAllWords: hasAllWords || named.length > 0 };
  }

  /**
   * All words, or all but the numbers (an error message names the reader's own ids), or any of them. Responses that
   * were not requested are found only by words that nothing else has.
   */
  #withWords(query: SearchQuery, withResponses: boolean): SearchOutcome {
    const queries = query.words.map(({ word, isKnown }) => queryFor(word, isKnown));
    const search = (parts: Query[], combineWith: CombinationOperator, responses = withResponses) =>
      this.#query(parts, combineWith, query, responses);
    const withAll = [search(queries, "AND"), search(queries, "AND", true)].find((hits) => hits.length > 0) ?? [];
    if (queries.length === 1) return { hits: withAll, hasAllWords: true };
    // A long question has words that its response need not have: a record with most of them may be the better one.
    if (withAll.length > 0 && queries.length > 2) {
      return { hits: preferring(withAll, search(queries, "OR")), hasAllWords: true };
    }
    if (withAll.length > 0) return { hits: withAll, hasAllWords: true };
    const noNumbers = queries.filter((_, index) => !/^\d+$/.test(query.words[index]?.word.whole ?? ""));
    const withMost = noNumbers.length > 1 ? search(noNumbers, "AND") : [];
    return { hits: withMost.length > 0 ? withMost : search(queries, "OR"), hasAllWords: false };
  }

  #query(
    queries: Query[],
    combineWith: CombinationOperator,
    { name, weightOf }: SearchQuery,
    responses: boolean,
  ): ScoredHit[] {
    const isPartOfName = (id: number) => name.length > 3 && this.#names[id]?.some((it) => it.includes(name));
    const weights = new Map<number, number>();
    const weigh = (id: number) => {
      const known = weights.get(id);
      if (known !== undefined) return known;
      const record = this.#recordOf(id);
      const isWanted = record.kind !== "response" || responses;
      const weight = isWanted ? weightOf(record) * (isPartOfName(id) ? 3 : 1) : 0;
      weights.set(id, weight);
      return weight;
    };
    const results = this.#index.search({ combineWith, queries }, { boost, boostDocument: weigh });
    return results.map(({ id, terms, score }: SearchResult) => ({ record: this.#recordOf(id), terms, score }));
  }

  /** Records whose whole name is the query, or almost when the query has a word that occurs nowhere. */
  #named({ name, words }: SearchQuery): Hit[] {
    const isKnown = words.every((word) => word.isKnown);
    const names = this.#byName.has(name) || isKnown ? [name] : this.#namesLike(name);
    return names
      .flatMap((it) =>
        onePerTitle(this.#byName.get(it) ?? []).map((record) => ({ record, terms: termsNamed(record, it) })),
      )
      .sort((a, b) => locate(a.record.kind) - locate(b.record.kind));
  }

  /** The names with the fewest mistakes. */
  #namesLike(name: string): string[] {
    const all = [...this.#byName.keys()];
    for (let max = 1; max <= maxEdits(name); max += 1) {
      const like = all.filter((it) => editDistance(name, it, max) !== undefined);
      if (like.length > 0) return like;
    }
    return [];
  }

  #isKnown(start: string): boolean {
    if (this.#terms.has(start) || this.#terms.has(stemWord(start))) return true;
    for (const term of this.#terms) if (term.startsWith(start)) return true;
    return false;
  }

  #recordOf = (id: number): SearchRecord => this.#records[id] as SearchRecord;
}

/** How much more a record counts that has all words of a question. */
const allWordsBoost = 1.5;

/** All of `hits`, best first, those of `whole` before others of about the same score. */
function preferring(whole: readonly ScoredHit[], hits: readonly ScoredHit[]): ScoredHit[] {
  const preferred = new Set(whole.map(({ record }) => record));
  const weigh = ({ record, score }: ScoredHit) => score * (preferred.has(record) ? allWordsBoost : 1);
  return hits.toSorted((a, b) => weigh(b) - weigh(a));
}

/** Of many fields or values that are called the same, the first stands for all: the others follow by their words. */
function onePerTitle(records: readonly SearchRecord[]): SearchRecord[] {
  const isSame = (a: SearchRecord, b: SearchRecord) => a.kind === b.kind && a.title === b.title;
  return records.filter(
    (record, index) =>
      !["field", "value"].includes(record.kind) || records.findIndex((other) => isSame(other, record)) === index,
  );
}

const locate = (kind: Kind): number => Object.keys(kinds).indexOf(kind);

/** A word is met by itself, its stem or its beginning, by all parts of a name, or else by words like it. */
function queryFor({ whole, parts }: Word, isKnown: boolean): Query {
  const exactly = (term: string): Query => ({
    combineWith: "OR",
    queries: [
      { queries: [term], prefix: true },
      ...(stemWord(term) === term ? [] : [{ queries: [stemWord(term)], prefix: false }]),
    ],
  });
  if (!isKnown && parts.length === 0) return { queries: [whole], fuzzy: maxEdits(whole) };
  if (parts.length === 0) return exactly(whole);
  return {
    combineWith: "OR",
    queries: [
      isKnown ? exactly(whole) : { queries: [whole], fuzzy: maxEdits(whole) },
      { combineWith: "AND", queries: parts.map(exactly) },
    ],
  };
}

const withStems = (words: readonly string[]): string[] => [...new Set(words.flatMap((word) => [word, stemWord(word)]))];

/** Under which words a text is found. */
const listTerms = (text: string): string[] =>
  splitWords(text).flatMap(({ whole, parts }) => withStems([whole, ...parts]));

/** Under which words a text is found next to its own. */
const listSynonymTerms = (text: string): string[] =>
  withStems(listSynonyms(splitWords(text).flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]))));

/** The words of that name of a record which is the same as `name`. */
const termsNamed = (record: SearchRecord, name: string): string[] =>
  listNames(record)
    .filter((it) => sameName(it) === name)
    .flatMap(listTerms);

/** The full names of a record. An error has its ID too; the title of a response is the operation's. */
const listNames = ({ kind, title, code, detail, url }: SearchRecord): string[] => [
  ...(kind === "response" ? [] : [title]),
  ...(code ? [code] : []),
  ...(kind === "operation" ? [detail, detail.replace(/^\w+ /, "")] : []),
  ...(kind === "error" ? [url.replace(/.*#error-/, "")] : []),
  ...(kind === "limit" && /^\d/.test(detail) ? [detail, detail.replace(/ .*/, "")] : []),
];
