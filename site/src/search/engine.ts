import MiniSearch, { type CombinationOperator, type Query, type SearchResult } from "minisearch";
import { editDistance, maxEdits } from "./edit-distance.ts";
import { type Kind, kinds, type SearchRecord } from "./record.ts";
import { sameName, splitWords, stemWord, type Word } from "./words.ts";

/** A record that was found. */
export interface Hit {
  record: SearchRecord;
  /** The words that were met in it, in lower case. */
  terms: readonly string[];
}

export interface SearchOutcome {
  /** Best first. */
  hits: readonly Hit[];
  /** False when no record has all words of the query: these are the best there are. */
  hasAllWords: boolean;
}

const fields = ["title", "code", "detail", "path", "text"];
const boost = { title: 8, code: 8, detail: 3, path: 2 };

/** How likely a record is what the reader wants, when the words fit equally well. */
const weights: Partial<Record<Kind, number>> = {
  page: 2,
  operation: 1.8,
  entity: 1.5,
  error: 1.2,
  section: 1.2,
  heading: 1.2,
  answer: 0.3,
};

/** Words of a question that say nothing about what is looked for. */
const stopWords = new Set(
  "a an and are can do does for how i if in is it me my of on or the to what when with".split(" "),
);

/** Finds records by their words, parts of names and beginnings, and by words that look alike. */
export class SearchEngine {
  readonly #records: readonly SearchRecord[];
  readonly #index: MiniSearch;
  readonly #names: readonly (readonly string[])[];
  readonly #byName = new Map<string, SearchRecord[]>();
  readonly #terms = new Set<string>();

  private constructor(records: readonly SearchRecord[]) {
    this.#records = records;
    this.#index = new MiniSearch({
      fields,
      tokenize: (text) => {
        const terms = listTerms(text);
        for (const term of terms) this.#terms.add(term);
        return terms;
      },
      processTerm: (term) => term,
      extractField: (record, field) => (field === "path" ? record.path.join(" ") : record[field]),
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
    const telling = words.filter(({ whole }) => !stopWords.has(whole));
    const asked = (telling.length > 0 ? telling : words).map((word) => ({ word, isKnown: this.#isKnown(word.whole) }));
    const isKnown = asked.every((word) => word.isKnown);
    const name = sameName(query);
    const named = this.#named(name, isKnown);
    const { hits, hasAllWords } = this.#withWords(asked, name);
    const others = hits.filter(({ record }) => !named.some((hit) => hit.record === record));
    return { hits: [...named, ...others].slice(0, limit), hasAllWords: hasAllWords || named.length > 0 };
  }

  /** All words, or all but the numbers (an error message names the reader's own ids), or any of them. */
  #withWords(asked: readonly { word: Word; isKnown: boolean }[], name: string): SearchOutcome {
    const queries = asked.map(({ word, isKnown }) => queryFor(word, isKnown));
    const withAll = this.#ask(queries, "AND", name);
    if (withAll.length > 0 || queries.length === 1) return { hits: withAll, hasAllWords: true };
    const noNumbers = queries.filter((_, index) => !/^\d+$/.test(asked[index]?.word.whole ?? ""));
    const withMost = noNumbers.length > 1 ? this.#ask(noNumbers, "AND", name) : [];
    return { hits: withMost.length > 0 ? withMost : this.#ask(queries, "OR", name), hasAllWords: false };
  }

  #ask(queries: Query[], combineWith: CombinationOperator, name: string): Hit[] {
    const isPartOfName = (id: number) => name.length > 3 && this.#names[id]?.some((it) => it.includes(name));
    const results = this.#index.search(
      { combineWith, queries },
      {
        boost,
        boostDocument: (id) => (weights[this.#recordOf(id).kind] ?? 1) * (isPartOfName(id) ? 3 : 1),
      },
    );
    return results.map(({ id, terms }: SearchResult) => ({ record: this.#recordOf(id), terms }));
  }

  /** Records whose whole name is the query, or almost when the query has a word that occurs nowhere. */
  #named(name: string, isKnown: boolean): Hit[] {
    const names = this.#byName.has(name) || isKnown ? [name] : this.#namesLike(name);
    return names
      .flatMap((it) => (this.#byName.get(it) ?? []).map((record) => ({ record, terms: termsNamed(record, it) })))
      .sort((a, b) => placeOf(a.record.kind) - placeOf(b.record.kind));
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

const placeOf = (kind: Kind): number => Object.keys(kinds).indexOf(kind);

/** A word is met by itself, its stem or its beginning, by all parts of a name, or else by words like it. */
function queryFor({ whole, parts }: Word, isKnown: boolean): Query {
  const exactly = (term: string): Query => ({
    combineWith: "OR",
    queries: [{ queries: [term], prefix: true }, { queries: [stemWord(term)] }],
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

/** Under which words a text is found. */
const listTerms = (text: string): string[] =>
  splitWords(text).flatMap(({ whole, parts }) => [
    ...new Set([whole, ...parts].flatMap((term) => [term, stemWord(term)])),
  ]);

/** The words of that name of a record which is the same as `name`. */
const termsNamed = (record: SearchRecord, name: string): string[] =>
  listNames(record)
    .filter((it) => sameName(it) === name)
    .flatMap(listTerms);

/** The full names of a record. An error has its ID too; the title of a response is the operation's. */
const listNames = ({ kind, title, code, detail, url }: SearchRecord): string[] => [
  ...(kind === "answer" ? [] : [title]),
  ...(code ? [code] : []),
  ...(kind === "operation" ? [detail, detail.replace(/^\w+ /, "")] : []),
  ...(kind === "error" ? [url.replace(/.*#error-/, "")] : []),
  ...(kind === "limit" ? [detail, detail.replace(/ .*/, "")] : []),
];
