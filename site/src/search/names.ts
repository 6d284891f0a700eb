import { listLike } from "./edit-distance.ts";
import { expandUrl, type Hit, isExtension, type Kind, kinds, type SearchRecord } from "./record.ts";
import { listTerms, normalizeName } from "./words.ts";

/** Finds records by name and URL. */
export class NameIndex {
  readonly records: readonly SearchRecord[];
  readonly #names: ReadonlyMap<SearchRecord, readonly string[]>;
  readonly #byName = new Map<string, SearchRecord[]>();
  readonly #byUrl: ReadonlyMap<string, SearchRecord>;

  constructor(records: readonly SearchRecord[]) {
    this.records = records;
    this.#byUrl = new Map(records.toReversed().map((record) => [record.url, record]));
    this.#names = new Map(records.map((record) => [record, [...new Set(listNames(record).map(normalizeName))]]));
    for (const [record, names] of this.#names)
      for (const name of names) this.#byName.set(name, [...this.findNamed(name), record]);
  }

  findNamed(name: string): readonly SearchRecord[] {
    return this.#byName.get(name) ?? [];
  }

  find(anchors: readonly string[]): SearchRecord[] {
    return anchors.flatMap((anchor) => this.#byUrl.get(expandUrl(anchor)) ?? []);
  }

  hasPart(name: string): boolean {
    return [...this.#byName.keys()].some((it) => it.includes(name));
  }

  isPartOfName(name: string, record: SearchRecord): boolean {
    return name.length > 3 && (this.#names.get(record)?.some((it) => it.includes(name)) ?? false);
  }

  /** Records whose whole name is the query, or almost, if the query has a misspelled word. */
  hitsNamed(name: string, written: string, isKnown: boolean): Hit[] {
    const names = this.#byName.has(name) || isKnown ? [name] : listLike(name, [...this.#byName.keys()]);
    const rank = ({ record }: Hit) =>
      rankOfKind(record.kind) + (record.title === written.trim() ? 0 : 0.5) + (isExtension(record) ? 1 : 0);
    return names
      .flatMap((it) => onePerTitle(this.findNamed(it)).map((record) => ({ record, terms: termsNamed(record, it) })))
      .sort((a, b) => rank(a) - rank(b));
  }
}

/** Keeps the first of fields or values with the same name; the others are found by words. */
export function onePerTitle(records: readonly SearchRecord[]): SearchRecord[] {
  const isSame = (a: SearchRecord, b: SearchRecord) => a.kind === b.kind && a.title === b.title;
  return records.filter(
    (record, index) =>
      !["field", "value"].includes(record.kind) || records.findIndex((other) => isSame(other, record)) === index,
  );
}

/** Whether a text is a name of a record, as written or in the same words. Extensions need a name in one word. */
export const hasName = (record: SearchRecord, text: string): boolean =>
  listNames(record).some(
    (name) => name === text || (/[\s_-]/.test(text) && normalizeName(name) === normalizeName(text)),
  ) && !(isExtension(record) && /\s/.test(text));

const rankOfKind = (kind: Kind): number => Object.keys(kinds).indexOf(kind);

/** The words of the record's name that equals `name`. */
const termsNamed = (record: SearchRecord, name: string): string[] =>
  listNames(record).flatMap((it) => (normalizeName(it) === name ? listTerms(it) : []));

/** Full names. Those of an error include its ID; the title of a response belongs to its operation. */
const listNames = ({ kind, title, code, detail, path, url }: SearchRecord): string[] => [
  ...(kind === "response" ? [] : [title]),
  ...(code ? [code] : []),
  ...(kind === "operation" ? [detail, detail.replace(/^\w+ /, "")] : []),
  ...(kind === "field" && title === "id" ? [`${path.at(-1)} id`] : []),
  ...(kind === "value" ? [`${path.at(-1)} ${title}`] : []),
  ...(kind === "error" ? (/(?<=#error-).*-.*/.exec(url) ?? []) : []),
  ...(kind === "limit" && /^\d/.test(detail) ? [detail, detail.replace(/ .*/, "")] : []),
];
