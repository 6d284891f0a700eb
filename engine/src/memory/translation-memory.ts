import { placeTagsAsStored, readTags, writeTags } from "@openparlance/text";
import type { MemoryLanguages } from "../memory-languages.ts";
import { finish, type Sliced } from "../slices.ts";
import { type Context, checkEntry, type Entry, type NewEntry } from "./entries/entry.ts";
import { MemoryError } from "./entries/errors.ts";
import { PackedRows } from "./entries/packed-rows.ts";
import { Provenances } from "./entries/provenances.ts";
import { buildRow, contextPrints, isInContext as isSameContext, type MemoryRow } from "./entries/row.ts";
import { inContextScore, LookUp, type MemoryCandidate } from "./search/look-up.ts";
import { listPieces, readMemory } from "./shards/bytes.ts";
import { ShardCollection } from "./shards/collection.ts";

export interface LookUpOptions {
  /** The limit of matches, at least 1; 10 by default. */
  limit?: number;
  /** The lowest score, 0 to 100; 75 by default. Below 67, grams exclude no texts, so a lookup takes longer. */
  minScore?: number | undefined;
  /** Entries of this import or document are left out. */
  excludeOrigin?: number | undefined;
  /** Only entries whose source differs in nothing but case and tags, regardless of their score. */
  isSameButCase?: boolean;
  /** Neighbors of the query. Matches that are exact in this context come first, and are marked. */
  context?: Context | undefined;
  /** The languages of the memory, ISO 639-1, which decide the positions of the target's tags. */
  languages?: MemoryLanguages;
}

/** An entry similar to the query; `target` has the query's tags. */
export interface MemoryMatch extends Entry {
  /** Percent; 100 is the same text with the same tags. */
  score: number;
  /** Whether the score is 100, with the same neighbors. */
  isContextExact: boolean;
}

const unknownLanguages: MemoryLanguages = { source: "", target: "" };

/**
 * Unused tables of lookups, a quarter of a megabyte each. All memories of a thread share them: a lookup needs one only
 * while it runs, and few run at the same time.
 */
const idle: LookUp[] = [];
const maxIdle = 4;

/** The number of merge slices for each added entry, enough for merging to keep up. */
const slicesPerAddition = 2;

/** The entries of one language pair, found by similarity of their source. Changes take effect at the next lookup. */
export class TranslationMemory {
  readonly #collection: ShardCollection;
  readonly #provenances: Provenances;
  #staged = new PackedRows();

  constructor(collection: ShardCollection = new ShardCollection(), provenances: Provenances = new Provenances()) {
    this.#collection = collection;
    this.#provenances = provenances;
  }

  /** Builds a memory at once. IDs must differ. Throws {@link MemoryError} "invalid entry" or "duplicate id". */
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
   * Reads the bytes of {@link pieces} without rebuilding anything. The memory keeps views of `bytes`, which must not be
   * changed. Throws {@link MemoryError} "corrupt bytes" or "other version".
   */
  static fromBytes(bytes: Uint8Array): TranslationMemory {
    const { shards, provenances } = readMemory(bytes);
    return new TranslationMemory(new ShardCollection(shards), new Provenances(provenances));
  }

  /** The bytes for {@link fromBytes}, in pieces. Most are views, so that a large memory isn't copied. */
  pieces(): Iterable<Uint8Array> {
    return listPieces({ shards: this.#collection.allInShards, provenances: this.#provenances.all });
  }

  get size(): number {
    return this.#collection.size;
  }

  get bytes(): number {
    return this.#collection.bytes + this.#staged.bytes;
  }

  /** Adds an entry. Throws {@link MemoryError} "invalid entry", or "duplicate id" when the id is in use. */
  add(entry: NewEntry): void {
    checkEntry(entry);
    if (this.#collection.find(entry.id)) throw duplicateId(entry.id);
    this.#collection.add(buildRow(entry, this.#provenances.numberOf(entry)));
    this.mergeSlices(slicesPerAddition);
  }

  /** Adds an entry that stays hidden until {@link showStaged}, and replaces one with its ID. Throws "invalid entry". */
  stage(entry: NewEntry): void {
    checkEntry(entry);
    this.#staged.add(buildRow(entry, this.#provenances.numberOf(entry)));
  }

  get stagedIds(): number[] {
    return this.#staged.ids;
  }

  get stagedSize(): number {
    return this.#staged.size;
  }

  get stagedBytes(): number {
    return this.#staged.textBytes;
  }

  /** Makes the staged entries visible. They are found immediately, and fast after merging. */
  showStaged(): void {
    this.#collection.addAll(this.#staged);
    this.#staged = new PackedRows();
  }

  /** The number of entries that lookups find slowly until they are merged. */
  get waitingSize(): number {
    return this.#collection.waitingSize;
  }

  /** The IDs of the entries that changed last, at most `count`, oldest first; at the same time, in the order of IDs. */
  newestIds(count: number): number[] {
    return this.#collection.newestIds(count);
  }

  /** Deletes an entry, and the staged one with this ID; false if there is neither. */
  delete(id: number): boolean {
    const wasStaged = this.#staged.delete(id);
    return this.#collection.delete(id) || wasStaged;
  }

  get(id: number): Entry | undefined {
    const row = this.#collection.find(id);
    return row && this.#entryOf(row);
  }

  /** The origin of an entry, which is far faster than {@link get}; undefined for an unknown entry. */
  originOf(id: number): number | undefined {
    const provenance = this.#collection.provenanceOf(id);
    return provenance === undefined ? undefined : this.#provenances.at(provenance).origin;
  }

  /**
   * Merges in at most `slices` slices of work, each well under a millisecond for segments of usual length, which makes
   * later lookups faster. Adding entries includes some merging. @returns whether there is more to do
   */
  mergeSlices(slices: number): boolean {
    return this.#collection.mergeSlices(slices);
  }

  /**
   * The entries closest to `query` (with inline tags), best first, the same as by brute force. For a query of more than
   * 10,000 characters, they are those that differ from it in few edits. Throws {@link MemoryError} "invalid option".
   * Source: contract of the API, section "File formats, words and matching".
   */
  lookUp(query: string, options: LookUpOptions = {}): MemoryMatch[] {
    return finish(this.lookUpInSlices(query, options));
  }

  /**
   * Looks up in slices of about a millisecond. Between slices, merging may continue, but no entry may be added or
   * deleted. If the caller stops early, it must call `return` of the generator.
   */
  *lookUpInSlices(query: string, options: LookUpOptions = {}): Sliced<MemoryMatch[]> {
    const { limit = 10, minScore = 75, excludeOrigin, isSameButCase = false, context } = options;
    const { languages = unknownLanguages } = options;
    checkLimit(limit);
    if (!Number.isInteger(minScore) || minScore < 0 || minScore > 100) {
      throw new MemoryError("invalid option", "The minimum score must be an integer from 0 to 100.");
    }
    const isExcluded = (provenance: number): boolean =>
      excludeOrigin !== undefined && this.#provenances.at(provenance).origin === excludeOrigin;
    const prints = contextPrints(context);
    const isInContext = context && ((row: MemoryRow): boolean => isSameContext(row, prints));
    const lookUp = idle.pop() ?? new LookUp();
    let candidates: readonly MemoryCandidate[];
    try {
      const filters = { isExcluded, isSameButCase, isInContext };
      candidates = yield* lookUp.find(this.#collection, query, { limit, minScore, ...filters });
    } finally {
      if (idle.length < maxIdle) idle.push(lookUp);
    }
    return candidates.map(({ score, read }) => {
      const row = read();
      const isContextExact = score === inContextScore || (score === 100 && isInContext?.(row) === true);
      const entry = this.#entryOf(row);
      const target = targetFor(query, entry, languages);
      return { ...entry, target, score: Math.min(score, 100), isContextExact };
    });
  }

  #entryOf({ id, source, target, createdAt, updatedAt, provenance }: MemoryRow): Entry {
    // Copies the texts, because they may be parts of a long string, which they would keep in memory.
    const texts = { source: structuredClone(source), target: structuredClone(target) };
    return { id, ...texts, ...this.#provenances.at(provenance), createdAt, updatedAt };
  }
}

function duplicateId(id: number): MemoryError {
  return new MemoryError("duplicate id", `The memory already has an entry with the ID ${id}.`);
}

function checkLimit(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1)
    throw new MemoryError("invalid option", "The limit must be a positive integer.");
}

function targetFor(query: string, { source, target }: Entry, languages: MemoryLanguages): string {
  // A translation that was confirmed for exactly this text, with its tags, is returned unchanged.
  if (query === source) return target;
  const stored = { source: readTags(source), target: readTags(target) };
  return writeTags(placeTagsAsStored(readTags(query), stored, languages));
}
