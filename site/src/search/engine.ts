import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { editDistance, maxEdits } from "./edit-distance.ts";
import { translateQuery } from "./foreign-words.ts";
import { findHosted, withUsualVerb } from "./hosted-names.ts";
import {
  errorsLike,
  errorsOf,
  errorsWith,
  hasMessage,
  joinMethods,
  listServerPages,
  operationsAt,
  operationsLike,
  rankByFields,
  readKeys,
  readMessage,
  readRequest,
} from "./pasted.ts";
import {
  fields,
  findField,
  hasFault,
  listDistinctiveWords,
  wantsAmount,
  wantsResponses,
  weighRecords,
} from "./ranking.ts";
import { expandUrl, isExtension, type Kind, kinds, type SearchRecord } from "./record.ts";
import { listSynonyms } from "./synonyms.ts";
import { listTopics, topicStems } from "./topics.ts";
import { sameName, splitWords, stemWord, type Word } from "./words.ts";

export interface Hit {
  record: SearchRecord;
  /** The words that were met in it, in lower case. */
  terms: readonly string[];
}

interface ScoredHit extends Hit {
  score: number;
  /** The share of the query that the record has, from 0 to 1. */
  coverage: number;
}

export interface SearchOutcome {
  /** Best first. */
  hits: readonly Hit[];
  /** False when no record has all words of the query as they are written: these are the closest there are. */
  isExact: boolean;
}

const boost = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.boost]));

interface SearchQuery {
  words: readonly QueryWord[];
  /** A single name, see `sameName`. */
  name: string;
  weightOf: (record: SearchRecord) => number;
}

/** A word of a query, and the words that occur and are almost like it, if it doesn't occur itself. */
interface QueryWord {
  word: Word;
  isKnown: boolean;
  like: readonly string[];
}

/** Finds records by their words, synonyms of them, parts of names and beginnings, and by words that look alike. */
export class SearchEngine {
  readonly #records: readonly SearchRecord[];
  readonly #index: MiniSearch;
  readonly #names: readonly (readonly string[])[];
  readonly #byName = new Map<string, SearchRecord[]>();
  readonly #byUrl: ReadonlyMap<string, SearchRecord>;
  readonly #terms = new Set<string>(topicStems);
  /** The terms that aren't only stems. */
  readonly #words = new Set<string>();

  private constructor(records: readonly SearchRecord[]) {
    this.#records = records;
    this.#byUrl = new Map(records.toReversed().map((record) => [record.url, record]));
    this.#index = new MiniSearch({
      fields: Object.keys(fields),
      tokenize: (text, fieldName = "") => {
        const terms = findField(fieldName)?.isSynonyms ? listSynonymTerms(text) : listTerms(text);
        for (const term of terms) this.#terms.add(term);
        for (const { whole, parts } of splitWords(text)) for (const word of [whole, ...parts]) this.#words.add(word);
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

  search(written: string, limit: number): SearchOutcome {
    const query = written.slice(0, maxQuery);
    const pasted = this.#readPasted(/["'{$/]/.test(query) ? query : translateQuery(query));
    const message = readMessage(query);
    const isOther = hasMessage(query) && !pasted.some(({ record }) => record.kind === "error");
    const isUnknown = pasted.length === 1 && pasted[0]?.record.url.endsWith("#error-unknown-endpoint");
    const isPasted = pasted.length > 0 && /[{"'$]|https?:|curl/.test(query);
    const text = isUnknown ? (readRequest(query)?.path.join(" ") ?? "") : isOther ? message : query;
    const outcome = isPasted && !isOther && !isUnknown ? noHits : this.#searchWords(text.slice(0, maxWords), isOther);
    const hits = isOther ? [...outcome.hits, ...pasted] : [...pasted, ...outcome.hits];
    const isFirst = ({ record }: Hit, index: number) => hits.findIndex((hit) => hit.record === record) === index;
    return { hits: hits.filter(isFirst).slice(0, limit), isExact: outcome.isExact || pasted.length > 0 };
  }

  /**
   * Finds text that a reader may have copied from a program: an error's message, a request, names of operations, or
   * JSON.
   */
  #readPasted(query: string): Hit[] {
    const message = readMessage(query);
    const like = errorsLike(message, this.#records);
    const exact = [...errorsWith(message, this.#records), ...like];
    const errors = [exact, errorsOf(message, this.#records), errorsOf(query, this.#records)].find(isFilled) ?? [];
    const [first] = splitWords(message);
    const fields = exact.length > 0 ? onePerTitle(this.#byName.get(first?.whole ?? "") ?? []).filter(isField) : [];
    const request = readRequest(query);
    const operations = request && exact.length === 0 ? operationsAt(request, this.#records) : [];
    const isRefused = request?.method && !operations.some(({ detail }) => detail.startsWith(`${request.method} `));
    const refusal = operations.length > 0 ? "method-not-allowed" : "unknown-endpoint";
    const server = this.#find(listServerPages(query));
    const refused = isRefused && errors.length === 0 && server.length === 0 ? this.#find([`#error-${refusal}`]) : [];
    const names = splitWords(joinMethods(message)).flatMap(({ whole, parts }) =>
      parts.length > 0 ? this.#operationsNamed(whole, parts) : [],
    );
    const isBody = /^\s*[{[]/.test(query);
    const levels = errors.length === 0 && refused.length === 0 && (isBody || !request) ? readKeys(query) : [];
    const [owner, ...owners] = levels.slice(0, 2).flatMap((keys) => rankByFields(keys, this.#records));
    const requested = owner
      ? [owner, ...this.#valuesIn(query), ...owners, ...operations]
      : [...operations.slice(0, 1), ...errors.slice(2), ...operations.slice(1), ...refused];
    return [...server, ...errors.slice(0, 2), ...fields, ...requested, ...errors.slice(2), ...names].map(toHit);
  }

  /** What the values of a body name, such as the event of a webhook. */
  #valuesIn(body: string): SearchRecord[] {
    const values = Array.from(body.matchAll(/"([A-Z][A-Za-z_]+)"(?!\s*:)/g), ([, value = ""]) => sameName(value));
    const isValue = ({ kind }: SearchRecord) => kind === "section" || kind === "value";
    return onePerTitle(values.flatMap((value) => this.#byName.get(value) ?? []).filter(isValue));
  }

  /** The operation of that name, here or on the hosted platform, or the one whose name has most of its parts. */
  #operationsNamed(name: string, parts: readonly string[]): SearchRecord[] {
    const isNamed = ({ kind, code }: SearchRecord) => kind === "operation" && sameName(code) === name;
    const own = (this.#byName.get(name) ?? []).filter(isNamed);
    const found = own.length > 0 ? own : this.#find([`#${findHosted(name)}`]);
    const other = withUsualVerb(name);
    if (found.length > 0) return found;
    if (other !== name) return this.#operationsNamed(other, splitWords(withUsualVerb(parts.join("_")))[0]?.parts ?? []);
    return this.#byName.has(name) ? [] : operationsLike(parts, this.#records);
  }

  #find = (anchors: readonly string[]): SearchRecord[] =>
    anchors.flatMap((anchor) => this.#byUrl.get(expandUrl(anchor)) ?? []);

  #searchWords(query: string, isMessage: boolean): SearchOutcome {
    const joined = query.replaceAll(/\b(\w{1,3})-(\w+)\b/g, (pair, a, b) => (this.#terms.has(a + b) ? a + b : pair));
    const text = queryForms.reduce((line, [form, words]) => line.replace(form, words), translateQuery(joined));
    const written = splitWords(text);
    const known = written.filter(({ whole }) => whole.length > 2 && this.#isKnown(whole));
    if (written.length > 9 && known.length * 9 < written.length) return noHits;
    const words = written.flatMap((word) => (this.#isKnown(word.whole) ? word : this.#splitName(word)));
    if (words.length === 0) return { hits: [], isExact: true };
    const all = [...new Set(listDistinctiveWords(words))].map((word) => this.#lookUp(word));
    const searchQuery: SearchQuery = {
      words: all.filter(({ word, isKnown, like }) => isKnown || like.length > 0 || word.parts.length > 0),
      name: sameName(text),
      weightOf: weighRecords(words),
    };
    const named = this.#named(searchQuery, query);
    if (searchQuery.words.length === 0) return { hits: named, isExact: named.length > 0 };
    const topics = listTopics(searchQuery.words.map(({ word, like }) => stemWord(like[0] ?? word.whole))).map(
      ({ anchors, coversAll }) => ({
        hits: this.#find(anchors).map(toHit),
        coversAll,
      }),
    );
    const whole = topics.filter(({ coversAll }) => coversAll).flatMap(({ hits }) => hits);
    const part = topics.filter(({ coversAll }) => !coversAll).flatMap(({ hits }) => hits);
    const { hits, isExact } = this.#withWords(searchQuery, wantsResponses(words));
    const called = named.filter(({ record }) => isCalled(record, query.trim()));
    const [best = [], ...others] = preferSpecified([...named, ...hits]).map((hit) => [hit]);
    const titled = others
      .flat()
      .filter(({ record: { kind, title } }) => kind === "operation" && isWithin(title, searchQuery));
    const isTerm = ({ record: { kind, title } }: Hit) =>
      kind === "term" && (hasWords(title, searchQuery) || isWithin(title, searchQuery));
    const defined = /^(?:what|who|define|definition|meaning|difference)\b/i.test(query) ? hits.filter(isTerm) : [];
    const errors = isMessage || hasFault(words) ? hits.filter(({ record }) => record.kind === "error").slice(0, 1) : [];
    const amount = wantsAmount(words) ? hits.filter(({ record }) => record.kind === "limit").slice(0, 1) : [];
    const isWritten = all.every(({ word, isKnown }) => isKnown || hasKnownParts(word, this.#isKnown));
    return {
      hits: [
        ...called,
        ...defined.slice(0, 2),
        ...errors,
        ...whole.slice(0, 2),
        ...amount,
        ...best,
        ...titled.slice(0, 1),
        ...part.slice(0, 2),
        ...others.flat(),
      ],
      isExact: (isWritten && (isExact || whole.length > 0)) || called.length > 0,
    };
  }

  /** The words of a name that occurs nowhere, unless it is misspelled. */
  #splitName(word: Word): Word[] {
    const isOther = word.parts.length > 0 && this.#lookUp(word).like.length === 0;
    return isOther ? splitWords(withUsualVerb(word.parts.join(" "))) : [word];
  }

  #lookUp(word: Word): QueryWord {
    const isKnown = this.#isKnown(word.whole);
    // They begin with the same letter, because others only share letters.
    const terms = isKnown ? [] : [...this.#words].filter((term) => term[0] === word.whole[0]);
    return { word, isKnown, like: listLike(word.whole, terms) };
  }

  /**
   * Records with some of the words; those with all or with the rare ones come first. Numbers count only in a record with
   * all words, because an error message names the reader's own IDs. Responses that were not requested are found only by
   * words that nothing else has.
   */
  #withWords(query: SearchQuery, withResponses: boolean): SearchOutcome {
    const hits = this.#query(query, withResponses);
    const others = withResponses || hits.some(hasAll) ? hits : this.#query(query, true);
    return { hits: others.some(hasAll) ? others : hits, isExact: others.some(hasAll) };
  }

  #query({ words, name, weightOf }: SearchQuery, responses: boolean): ScoredHit[] {
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
    const queries = words.map((word) => queryFor(word, this.#terms));
    const results = this.#index.search({ combineWith: "OR", queries }, { boost, boostDocument: weigh });
    return rankByCoverage(results, words).map(({ id, terms, score, coverage }) => ({
      ...{ record: this.#recordOf(id), terms, score, coverage },
    }));
  }

  /** Records whose whole name is the query, or almost when the query has a word that occurs nowhere. */
  #named({ name, words }: SearchQuery, written: string): Hit[] {
    const isKnown = words.length > 0 && words.every((word) => word.isKnown);
    const names = this.#byName.has(name) || isKnown ? [name] : listLike(name, [...this.#byName.keys()]);
    const rank = ({ record }: Hit) =>
      locate(record.kind) + (record.title === written.trim() ? 0 : 0.5) + (isExtension(record) ? 1 : 0);
    return names
      .flatMap((it) =>
        onePerTitle(this.#byName.get(it) ?? []).map((record) => ({ record, terms: termsNamed(record, it) })),
      )
      .sort((a, b) => rank(a) - rank(b));
  }

  #isKnown = (start: string): boolean => {
    if (this.#terms.has(start) || this.#terms.has(stemWord(start))) return true;
    for (const term of this.#terms) if (term.startsWith(start)) return true;
    return false;
  };

  #recordOf = (id: number): SearchRecord => this.#records[id] as SearchRecord;
}

function listLike(text: string, all: readonly string[]): string[] {
  for (let max = 1; max <= maxEdits(text); max += 1) {
    const like = all.filter((it) => editDistance(text, it, max) !== undefined);
    if (like.length > 0) return like;
  }
  return [];
}

/** The part of a pasted text that is read, and of one that is searched by its words. */
const [maxQuery, maxWords] = [10_000, 1000];

/** What a question is about, where its words don't say so. */
const queryForms: [RegExp, string][] = [
  [/\b(?:log|sign)(?:ged|ing)? ?[io]n\b|\blogging in(?: to\b| with\b|\W*$)/i, "authentication"],
  [/\b100 ?%(?= )/, "exact"],
  [/\bhow many(?= )/i, "maximum"],
  [/\bhow (?:good|accurate|reliable)(?= )/i, "quality"],
  [
    /^how (?:long|fast|soon) (?:do|does|will|would|must|should) (?:an? |the |I )?(.+?) (?:take|last|wait)\b/i,
    "wait $1",
  ],
  [/^(?:what (?:do|does) (.+) (?:mean|stand for)\W*)$/i, "$1"],
  [/^(?:wh(?:at|o)(?:['’]s| is| are)|define|definition of|meaning of) (?:an? |the )?(?=\S)/i, ""],
  [/^who (?:can|may|could) (?:see|read|view|access|use)(?= )/i, "access"],
  [/^.*\bwho (?:has )?(?:changed|deleted|edited|created|did|made)(?= )/i, "audit log"],
  [/\b\d+ ?[kmgt]i?b(?= )/i, "size"],
  [/\bfrom (?:another|an other|a different|other) (?:tool|tms|vendor|platform|system)\b/i, "import"],
];

const hasAll = ({ coverage }: ScoredHit): boolean => coverage === 1;

/** Weighs results by how much of the query they have: a rare word counts more than one that many records have. */
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

/** Keeps the first of many fields or values with the same name: the others follow by their words. */
function onePerTitle(records: readonly SearchRecord[]): SearchRecord[] {
  const isSame = (a: SearchRecord, b: SearchRecord) => a.kind === b.kind && a.title === b.title;
  return records.filter(
    (record, index) =>
      !["field", "value"].includes(record.kind) || records.findIndex((other) => isSame(other, record)) === index,
  );
}

const isFilled = (records: readonly SearchRecord[]): boolean => records.length > 0;

const isField = ({ kind }: SearchRecord): boolean => kind === "field";

const toHit = (record: SearchRecord): Hit => ({ record, terms: [] });

/** One word is a name as it is written; several words are the name of what they are the title of. */
const isCalled = (record: SearchRecord, text: string): boolean =>
  listNames(record).some((name) => name === text || (/[\s_-]/.test(text) && sameName(name) === sameName(text))) &&
  !(isExtension(record) && /\s/.test(text));

/** A title has all words of the query. */
function hasWords(title: string, { words }: SearchQuery): boolean {
  const stems = new Set(listTerms(title));
  return words.every(({ word }) => stems.has(stemWord(word.whole)));
}

/** The query has all words of a title. */
function isWithin(title: string, { words }: SearchQuery): boolean {
  const stems = new Set(words.map(({ word, like }) => stemWord(like[0] ?? word.whole)));
  return listDistinctiveWords(splitWords(title)).every(({ whole }) => stems.has(stemWord(whole)));
}

/** An operation that only Parlance has comes after the one of all implementations that is almost as good. */
function preferSpecified(hits: readonly Hit[]): Hit[] {
  const isSpecified = ({ record }: Hit) => record.kind === "operation" && !isExtension(record);
  const best = hits[0] && isExtension(hits[0].record) ? hits.slice(0, 4).find(isSpecified) : undefined;
  return best ? [best, ...hits.filter((hit) => hit !== best)] : [...hits];
}

const hasKnownParts = ({ parts }: Word, isKnown: (part: string) => boolean): boolean =>
  parts.length > 0 && parts.every(isKnown);

const noHits: SearchOutcome = { hits: [], isExact: false };

const locate = (kind: Kind): number => Object.keys(kinds).indexOf(kind);

/**
 * A word is met by itself, its stem or its beginning, by all parts of a name, or else by the words like it. A word of
 * two letters that occurs isn't the beginning of another.
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

const withStems = (words: readonly string[]): string[] => [...new Set(words.flatMap((word) => [word, stemWord(word)]))];

const listTerms = (text: string): string[] =>
  splitWords(text).flatMap(({ whole, parts }) => withStems([whole, ...parts]));

const listSynonymTerms = (text: string): string[] =>
  withStems(listSynonyms(splitWords(text).flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]))));

/** The words of that name of a record which is the same as `name`. */
const termsNamed = (record: SearchRecord, name: string): string[] =>
  listNames(record)
    .filter((it) => sameName(it) === name)
    .flatMap(listTerms);

/** The full names of a record. An error has its ID too; the title of a response is the operation's. */
const listNames = ({ kind, title, code, detail, path, url }: SearchRecord): string[] => [
  ...(kind === "response" ? [] : [title]),
  ...(code ? [code] : []),
  ...(kind === "operation" ? [detail, detail.replace(/^\w+ /, "")] : []),
  ...(kind === "field" && title === "id" ? [`${path.at(-1)} id`] : []),
  ...(kind === "value" ? [`${path.at(-1)} ${title}`] : []),
  ...(kind === "error" ? [url.replace(/.*#error-/, "")] : []),
  ...(kind === "limit" && /^\d/.test(detail) ? [detail, detail.replace(/ .*/, "")] : []),
];
