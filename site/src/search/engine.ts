import { translatePart, translateQuery } from "./foreign-words.ts";
import { withUsualVerb } from "./hosted-names.ts";
import { hasName, NameIndex } from "./names.ts";
import { hasMessage, readMessage, readRequest } from "./pasted.ts";
import { rewriteQuery } from "./query-forms.ts";
import { hasFault, listDistinctiveWords, wantsAmount, wantsResponses, weighRecords } from "./ranking.ts";
import { findPasted } from "./read-pasted.ts";
import { type Hit, isExtension, type SearchRecord } from "./record.ts";
import { hasAbsentTopic, listTopics } from "./topics.ts";
import { type QueryWord, WordIndex } from "./word-index.ts";
import { listTerms, normalizeName, splitWords, stemWord, type Word } from "./words.ts";

export interface SearchOutcome {
  /** Best first. */
  hits: readonly Hit[];
  /** False if no record has all words as written; the hits are then the closest ones. */
  isExact: boolean;
}

interface SearchQuery {
  words: readonly QueryWord[];
  /** By word, or by its most similar word if it doesn't occur. */
  stems: readonly string[];
  /** The whole query as one name, see `normalizeName`. */
  name: string;
  /** The whole query in lower case. */
  phrase: string;
  weightOf: (record: SearchRecord) => number;
}

/** Finds records by words, synonyms, parts of names, beginnings, and similar words. */
export class SearchEngine {
  readonly #names: NameIndex;
  readonly #index: WordIndex;

  private constructor(records: readonly SearchRecord[], index: WordIndex) {
    this.#names = new NameIndex(records);
    this.#index = index;
  }

  static async over(records: readonly SearchRecord[]): Promise<SearchEngine> {
    return new SearchEngine(records, await WordIndex.over(records));
  }

  search(written: string, limit: number): SearchOutcome {
    const query = written.slice(0, maxQuery);
    const pasted = findPasted(/["'{$/]/.test(query) ? query : translateQuery(query), this.#names).map(toHit);
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

  #searchWords(query: string, isMessage: boolean): SearchOutcome {
    const joined = query.replaceAll(/\b(\w{1,3})-(\w+)\b/g, (pair, a, b) => (this.#index.has(a + b) ? a + b : pair));
    const text = rewriteQuery(translateQuery(joined));
    const written = splitWords(text);
    const known = written.filter(({ whole }) => whole.length > 2 && this.#index.isKnown(whole));
    if (written.length > 9 && known.length * 9 < written.length) return noHits;
    const words = written.flatMap((word) => (this.#index.isKnown(word.whole) ? word : this.#replaceUnknown(word)));
    if (words.length === 0) return { hits: [], isExact: true };
    const all = [...new Set(listDistinctiveWords(words))].map((word) => this.#index.lookUp(word));
    const meaningful = all.filter(({ word, isKnown, like }) => isKnown || like.length > 0 || word.parts.length > 0);
    const searchQuery: SearchQuery = {
      words: meaningful,
      stems: meaningful.map(({ word, like }) => stemWord(like[0] ?? word.whole)),
      name: normalizeName(text),
      phrase: query.trim().toLowerCase(),
      weightOf: weighRecords(words),
    };
    const areKnown = searchQuery.words.length > 0 && searchQuery.words.every(({ isKnown }) => isKnown);
    const named = this.#names.hitsNamed(searchQuery.name, query, areKnown);
    if (searchQuery.words.length === 0) return { hits: named, isExact: named.length > 0 };
    const topics = listTopics(
      searchQuery.stems,
      words.map(({ whole }) => stemWord(whole)),
    );
    const findTopics = (coversAll: boolean) =>
      topics.flatMap((topic) => (topic.coversAll === coversAll ? this.#names.find(topic.anchors).map(toHit) : []));
    const [whole, part] = [findTopics(true), findTopics(false)];
    const { hits, isExact } = this.#withWords(searchQuery, wantsResponses(words));
    // A plain word that is a subject, such as "memory", rarely means one of many fields, values, or errors.
    const isSubject = ({ record: { kind } }: Hit) => kind === "entity" || kind === "section";
    const ordered = preferSpecified([...named, ...hits]);
    const titles = ordered.filter(({ record: { title } }) => isWithin(title, searchQuery));
    const hasSubject = /^[a-z]+$/.test(query.trim()) && [...whole, ...named, ...titles].some(isSubject);
    const called = hasSubject ? [] : named.filter(({ record }) => hasName(record, query.trim()));
    const titled = titles.filter((hit) => hit.record.kind === "operation" && hit !== ordered[0]);
    const isTerm = ({ record: { kind, title } }: Hit) =>
      kind === "term" && (hasWords(title, searchQuery) || isWithin(title, searchQuery));
    const defined = /^(?:what|who|define|definition|meaning|difference)\b/i.test(query) ? hits.filter(isTerm) : [];
    const errors = isMessage || hasFault(words) ? hits.filter(({ record }) => record.kind === "error").slice(0, 1) : [];
    const amount = wantsAmount(words) ? this.#findAmount(searchQuery) : [];
    const isWritten =
      !hasAbsentTopic(searchQuery.stems) &&
      all.every(({ word, isKnown }) => isKnown || hasKnownParts(word, this.#index.isKnown));
    return {
      hits: [
        ...called,
        ...defined.slice(0, 2),
        ...errors,
        ...amount,
        ...whole.slice(0, 2),
        ...ordered.slice(0, 1),
        ...titled.slice(0, 1),
        ...part.slice(0, 2),
        ...ordered,
      ],
      isExact: (isWritten && (isExact || whole.length > 0)) || called.length > 0,
    };
  }

  /** Replaces an unknown word: compound names and joined words by their parts, foreign words by English. */
  #replaceUnknown(word: Word): Word[] {
    if (this.#index.lookUp(word).like.length > 0) return [word];
    if (word.parts.length > 0) return splitWords(withUsualVerb(word.parts.join(" ")));
    const isJoined = this.#names.hasPart(word.whole);
    const apart = isJoined ? this.#index.splitJoined(word.whole) : translatePart(word.whole);
    return apart ? splitWords(apart) : [word];
  }

  /** The limit of what the query is about. */
  #findAmount({ words, weightOf }: SearchQuery): Hit[] {
    const subject = words.filter(({ word }) => !/^(?:big|large|limits?|long|many|much)$/.test(word.whole));
    return this.#index
      .find(subject, weightOf)
      .filter(({ record }) => record.kind === "limit")
      .slice(0, 1);
  }

  /** Unless the query requests responses, they are found only if nothing else is. */
  #withWords({ words, name, phrase, weightOf }: SearchQuery, withResponses: boolean): SearchOutcome {
    const hasSeveralWords = /\w[\s-]\w/.test(phrase);
    const weigh = (record: SearchRecord) =>
      weightOf(record) *
      (this.#names.isPartOfName(name, record) ? 3 : 1) *
      (hasSeveralWords && `${record.title} ${record.text}`.toLowerCase().includes(phrase) ? 2 : 1);
    const all = this.#index.find(words, weigh);
    const hits = withResponses ? all : all.filter(({ record }) => record.kind !== "response");
    const isExact = all.some(hasAll);
    return { hits: isExact && !hits.some(hasAll) ? all : hits, isExact };
  }
}

/** The limits in characters: of a pasted text that is parsed, and of one that is searched by words. */
const [maxQuery, maxWords] = [10_000, 1000];

const hasAll = ({ coverage }: { coverage: number }): boolean => coverage === 1;

const toHit = (record: SearchRecord): Hit => ({ record, terms: [] });

function hasWords(title: string, { words }: SearchQuery): boolean {
  const stems = new Set(listTerms(title));
  return words.every(({ word }) => stems.has(stemWord(word.whole)));
}

/** Whether the query has all words of a title. */
const isWithin = (title: string, { stems }: SearchQuery): boolean =>
  listDistinctiveWords(splitWords(title)).every(({ whole }) => stems.includes(stemWord(whole)));

/** Moves an operation of the hosted platform's API ahead of a Parlance extension, if it is among the next three. */
function preferSpecified(hits: readonly Hit[]): Hit[] {
  const isSpecified = ({ record }: Hit) => record.kind === "operation" && !isExtension(record);
  const best = hits[0] && isExtension(hits[0].record) ? hits.slice(0, 4).find(isSpecified) : undefined;
  return best ? [best, ...hits.filter((hit) => hit !== best)] : [...hits];
}

const hasKnownParts = ({ parts }: Word, isKnown: (part: string) => boolean): boolean =>
  parts.length > 0 && parts.every(isKnown);

const noHits: SearchOutcome = { hits: [], isExact: false };
