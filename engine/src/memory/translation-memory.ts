import { placeTagsAsStored, readTags, writeTags } from "@openparlance/text";
import { finish, type Sliced } from "../slices.ts";
import { type Context, checkEntry, type Entry, type NewEntry } from "./entries/entry.ts";
import { MemoryError } from "./entries/errors.ts";
import { PackedRows } from "./entries/packed-rows.ts";
import { Provenances } from "./entries/provenances.ts";
import { buildRow, contextPrints, isInContext as isSameContext, type MemoryRow } from "./entries/row.ts";
import { inContextScore, LookUp, type MemoryCandidate } from "./search/look-up.ts";
import { listPieces, readMemory } from "./shards/bytes.ts";
import { ShardCollection } from "./shards/collection.ts";

interface Languages {
  source: string;
  target: string;
}

export interface LookUpOptions {
  /** The most matches, at least 1; 10 by default. */
  limit?: number;
  /** The lowest score, 0 to 100; 75 by default. Below 67 the grams rule out nothing, and a look-up takes longer. */
  minScore?: number;
  /** Entries of this import or document are left out. */
  excludeOrigin?: number;
  /** Only entries whose source differs in nothing but case and tags, whatever their score. */
  isSameButCase?: boolean;
  /** Neighbors of the query: matches that are exact in this context come first, and say so. */
  context?: Context;
  /** The languages of the memory, ISO 639-1: they decide where the target's tags go. */
  languages?: Languages;
}

/** An entry like the query; `target` has the query's tags. */
export interface MemoryMatch extends Entry {
  /** Percent; 100 is the same text with the same tags. */
  score: number;
  /** Score 100, and the same neighbors. */
  isContextExact: boolean;
}

const unknownLanguages: Languages = { source: "", target: "" };

/**
 * Tables of look-ups, a quarter of a megabyte each, that none uses now. All memories of a thread share them: a look-up
 * needs one only while it runs, and few take turns.
 */
const idle: LookUp[] = [];
const maxIdle = 4;

/** Slices of merging that come with each entry added: enough for merging to keep up. */
const slicesAnAddition = 2;

/**
 * The entries of one language pair, found by likeness of their source. Every change is seen by the next call.
 */
export class TranslationMemory {
  readonly #collection: ShardCollection;
  readonly #provenances: Provenances;
  #staged = new PackedRows();

  constructor(collection: ShardCollection = new ShardCollection(), provenances: Provenances = new Provenances()) {
    this.#collection = collection;
    this.#provenances = provenances;
  }

  /** Builds a memory in one go; ids must differ. Throws {@link MemoryError} "invalid entry" or "duplicate id". */
  static from(entries: Iterable<NewEntry>): TranslationMemory {
    const [provenances, rows] = [new Provenances(), new PackedRows()];
    for (const entry of entries) {
      checkEntry(entry);
      if (rows.find(entry.id)) throw duplicateId(entry.id);
      rows.add(buildRow(entry, provenances.numberOf(entry)));
    }
    return new TranslationMemory(ShardCollection.from(rows), provenances);
  }

  /**
   * Reads the bytes of {@link pieces}, without building anything again: the memory keeps views of `bytes`, which must not
   * be changed. Throws {@link MemoryError} "corrupt bytes" or "other version".
   */
  static fromBytes(bytes: Uint8Array): TranslationMemory {
    const { shards, provenances } = readMemory(bytes);
    return new TranslationMemory(new ShardCollection(shards), new Provenances(provenances));
  }

  /** The bytes for {@link fromBytes} one after the other, most of them as views, so that a large memory isn't there twice. */
  pieces(): Iterable<Uint8Array> {
    return listPieces({ shards: this.#collection.allInShards, provenances: this.#provenances.all });
  }

  get size(): number {
    return this.#collection.size;
  }

  /** About how many bytes it takes. */
  get bytes(): number {
    return this.#collection.bytes + this.#staged.bytes;
  }

  /** Adds an entry. Throws {@link MemoryError} "invalid entry", or "duplicate id" when the id is in use. */
  add(entry: NewEntry): void {
    checkEntry(entry);
    if (this.#collection.find(entry.id)) throw duplicateId(entry.id);
    this.#collection.add(buildRow(entry, this.#provenances.numberOf(entry)));
    this.mergeSome(slicesAnAddition);
  }

  /**
   * Holds an entry back until {@link showStaged}; it replaces one with the same id, held or not. Throws {@link
   * MemoryError} "invalid entry".
   */
  stage(entry: NewEntry): void {
    checkEntry(entry);
    this.#staged.add(buildRow(entry, this.#provenances.numberOf(entry)));
  }

  /** Ids of the entries that are held back. */
  get stagedIds(): number[] {
    return this.#staged.ids;
  }

  get stagedSize(): number {
    return this.#staged.size;
  }

  /** The bytes of the staged entries' texts. */
  get stagedBytes(): number {
    return this.#staged.textBytes;
  }

  /** Adds the entries that are held back. They are found at once, and fast after merging. */
  showStaged(): void {
    this.#collection.addAll(this.#staged);
    this.#staged = new PackedRows();
  }

  /** The number of entries that look-ups find slowly, until they are merged. */
  get waitingSize(): number {
    return this.#collection.waitingSize;
  }

  /** Ids of the entries that changed last, at most `count` of them, oldest first; of the same time by id. */
  newestIds(count: number): number[] {
    return this.#collection.newestIds(count);
  }

  /** Deletes an entry, or the one that is held back; false when there is none. */
  delete(id: number): boolean {
    const wasStaged = this.#staged.delete(id);
    return this.#collection.delete(id) || wasStaged;
  }

  get(id: number): Entry | undefined {
    const row = this.#collection.find(id);
    return row && this.#entryOf(row);
  }

  /** The origin of an entry, far cheaper than by {@link get}; undefined when there is no such entry. */
  originOf(id: number): number | undefined {
    const provenance = this.#collection.provenanceOf(id);
    return provenance === undefined ? undefined : this.#provenances.at(provenance).origin;
  }

  /**
   * Merges in slices of work, each well under a millisecond for segments of usual length: at most `slices` of them.
   * Adding does some of it; a host may do the rest when idle, so that later calls are faster.
   *
   * @returns whether there is more to do
   */
  mergeSome(slices: number): boolean {
    return this.#collection.mergeSome(slices);
  }

  /**
   * The entries closest to `query`, best first, as brute force would find them. For a query of more than 10,000
   * characters, they are those that differ from it in few edits.
   *
   * @param query one segment, inline tags included
   * @returns at most `limit` matches; [] when none reaches `minScore`. Throws {@link MemoryError} "invalid option".
   *
   * Source: contract of the API, section "File formats, words and matching".
   */
  lookUp(query: string, options: LookUpOptions = {}): MemoryMatch[] {
    return finish(this.lookUpInSlices(query, options));
  }

  /**
   * The same in slices of about a millisecond. Between them merging may continue, but no entry may be added or deleted.
   * Work that is given up must be ended by its `return`.
   */
  *lookUpInSlices(query: string, options: LookUpOptions = {}): Sliced<MemoryMatch[]> {
    const { limit = 10, minScore = 75, excludeOrigin, isSameButCase = false, context } = options;
    const { languages = unknownLanguages } = options;
    checkLimit(limit);
    if (!Number.isInteger(minScore) || minScore < 0 || minScore > 100) {
      throw new MemoryError("invalid option", "A minimum score is an integer from 0 to 100.");
    }
    const isExcluded = (provenance: number): boolean =>
      excludeOrigin !== undefined && this.#provenances.at(provenance).origin === excludeOrigin;
    const prints = contextPrints(context);
    const isInContext = (row: MemoryRow): boolean => isSameContext(row, prints);
    const lookUp = idle.pop() ?? new LookUp();
    let matches: readonly MemoryCandidate[];
    try {
      matches = yield* lookUp.find(this.#collection, query, {
        limit,
        minScore,
        isExcluded,
        isSameButCase,
        isInContext,
      });
    } finally {
      if (idle.length < maxIdle) idle.push(lookUp);
    }
    return matches.map(({ score, read }) => {
      const row = read();
      const isContextExact = score === inContextScore || (score === 100 && isInContext(row));
      const target = targetFor(query, row, languages);
      return { ...this.#entryOf(row), target, score: Math.min(score, 100), isContextExact };
    });
  }

  #entryOf({ id, source, target, createdAt, updatedAt, provenance }: MemoryRow): Entry {
    return { id, source, target, ...this.#provenances.at(provenance), createdAt, updatedAt };
  }
}

function duplicateId(id: number): MemoryError {
  return new MemoryError("duplicate id", `An entry of the id ${id} is in the memory already.`);
}

function checkLimit(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1) throw new MemoryError("invalid option", "A limit is a positive integer.");
}

function targetFor(query: string, { source, target }: MemoryRow, languages: Languages): string {
  // A translation that was confirmed for this very text, with its tags, stays as it is.
  if (query === source) return target;
  const stored = { source: readTags(source), target: readTags(target) };
  return writeTags(placeTagsAsStored(readTags(query), stored, languages));
}
