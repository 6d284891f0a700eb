import { limits } from "@openparlance/api";
import {
  type CheckedSegment,
  type CheckLanguages,
  type EngineChanges,
  type EngineEntry,
  type EngineEntryChange,
  type EngineMatch,
  type EngineMemory,
  type EngineTranslation,
  type EngineUse,
  type LookUpRequest,
  type SegmentCheck,
  type TranslateRequest,
  untilAborted,
} from "@openparlance/engine";
import type { EngineHost } from "../core/engine.ts";
import type { Log } from "../core/environment.ts";
import { QueueFullError } from "../core/fair-queue.ts";
import { StorageError } from "../core/file-store.ts";
import { nextTurn } from "../core/turns.ts";
import type { EngineState, QueryableMemory } from "../store/memories/memories.ts";
import type { Store } from "../store/store.ts";
import { Learning, type LearningOptions, leasePrefix, type MemoryToLearn } from "./learning.ts";

/** The limit of all open memories together; beyond it the least recently used are closed. */
const defaultMaxBytes = 2 ** 30;

/** The entries of a page. They are few, so that most objects don't survive the collection of young objects. */
const entriesAtOnce = 250;

/** The number of pages that are read from the database while a thread processes earlier ones. */
const pagesAhead = 8;

/** The limit of waiting and running queries of one organization; more are refused as overload. */
const maxQueries = 200;

const maxCharacters = Number(limits["translated-segment"].value);
/** Whether a text is short enough for the engine, which needs a hundred times as much memory as the text. */
const isShort = ({ source }: { source: string }): boolean => source.length <= maxCharacters;

interface OpenMemory {
  memory: EngineMemory;
  /** The change number of its state; pending while the memory opens or catches up. */
  known: Promise<number>;
  use: EngineUse;
  /** The number of running queries and trainings. */
  requested: number;
  /** The number of times that it loaded another process's learning. */
  renewals: number;
}

export interface MemoryEnginesOptions extends Pick<LearningOptions, "wait"> {
  maxBytes?: number | undefined;
  log?: Log;
  /** Called with errors outside requests. */
  report(error: unknown): void;
}

export interface EnginesUsage {
  open: number;
  /** Includes memories that are being learned. */
  bytes: number;
  maxBytes: number;
  /** The number of open memories that are not learned because `maxBytes` isn't enough. */
  limited: number;
  trainings: number;
}

const noUse: EngineUse = { bytes: 0, lackingBytes: 0, unlearned: 0 };

/** The engines of memories, each as new as the store at the moment of the query. */
export class MemoryEngines {
  readonly #host: EngineHost;
  readonly #store: Store;
  readonly #maxBytes: number;
  readonly #report: (error: unknown) => void;
  /** Running queries, by organization. */
  readonly #requested = new Map<number, number>();
  readonly #log: Log;
  readonly #learning: Learning;
  /** Ordered by last use, the least recently used first. */
  readonly #open = new Map<number, OpenMemory>();
  /** The bytes of open memories, and of those that are being learned. */
  #bytes = 0;
  /** Memories that were already logged as too large to learn. */
  readonly #logged = new Set<number>();

  constructor(
    host: EngineHost,
    store: Store,
    { maxBytes = defaultMaxBytes, report, log = () => {}, wait }: MemoryEnginesOptions,
  ) {
    this.#host = host;
    this.#store = store;
    this.#maxBytes = maxBytes;
    this.#report = report;
    this.#log = log;
    this.#learning = new Learning({ leases: store.leases, report, wait });
    host.watch((memoryId, use) => this.#takeUse(memoryId, use));
  }

  /** The matches of each text, best first: by score, then newest; [] for a text that is too long. */
  async lookUp(
    memory: QueryableMemory,
    requests: readonly LookUpRequest[],
    signal?: AbortSignal,
  ): Promise<EngineMatch[][]> {
    const matches = await this.#query(memory, () => this.#host.lookUp(memory.id, shortOf(requests), signal), signal);
    return withGaps(requests, matches);
  }

  /** Machine translations of each text, best first; [] for an empty text, or one that is too long. */
  async translate(
    memory: QueryableMemory,
    requests: readonly TranslateRequest[],
    signal?: AbortSignal,
  ): Promise<EngineTranslation[][]> {
    const translate = () => this.#host.translate(memory.id, shortOf(requests), signal);
    const translated = await this.#query(memory, translate, signal);
    await this.#keepOutputs(memory, translated);
    return withGaps(requests, translated);
  }

  /** Stores the outputs of providers for the texts, to learn from once their translations are confirmed. */
  async #keepOutputs(
    { organizationId, id }: QueryableMemory,
    translated: readonly EngineTranslation[][],
  ): Promise<void> {
    const outputs = translated.flatMap((list) => list[0]?.outputs ?? []);
    if (outputs.length === 0) return;
    try {
      await this.#store.providerOutputs.put(organizationId, id, outputs);
    } catch {
      // The request has its translations, so losing outputs to learn from must not fail it.
    }
  }

  align(
    memory: QueryableMemory,
    source: string,
    target: string,
    signal?: AbortSignal,
  ): Promise<(readonly [source: number, target: number])[]> {
    return this.#query(memory, () => this.#host.align(memory.id, source, target), signal);
  }

  /** Checks each segment by itself, with the terms of a memory. */
  check(
    memory: QueryableMemory,
    segments: readonly CheckedSegment[],
    languages: CheckLanguages,
    signal?: AbortSignal,
  ): Promise<SegmentCheck[]> {
    return this.#query(memory, () => this.#host.check(memory.id, segments, languages, signal), signal);
  }

  /** Applies the changes of a memory, so that the next query need not wait for them. */
  prepare(memory: QueryableMemory, signal?: AbortSignal): Promise<void> {
    return this.#query(memory, async () => {}, signal);
  }

  /** Learns all of a memory, for work for which quality matters more than time. */
  learnAll(memory: QueryableMemory, signal?: AbortSignal): Promise<void> {
    const learn = async () => {
      // Starts the translator, which begins to learn.
      await this.#host.translate(memory.id, []);
      await this.#learning.waitForLearning(memory.id);
    };
    return this.#query(memory, learn, signal);
  }

  async forget(memoryId: number): Promise<void> {
    this.#drop(memoryId);
    await this.#host.forget(memoryId).catch((cause) => {
      throw new StorageError("The saved data of a memory can't be deleted.", { cause });
    });
  }

  async sweep(): Promise<void> {
    await this.#store.leases.sweep(leasePrefix);
    const saved = await this.#host.listSaved();
    const existing = new Set(await this.#store.memories.filterExisting(saved));
    for (const id of saved) if (!existing.has(id)) await this.forget(id);
  }

  /** The open memories, and the approximate bytes that they use. */
  usage(): EnginesUsage {
    return {
      open: this.#open.size,
      bytes: this.#bytes,
      maxBytes: this.#maxBytes,
      trainings: this.#learning.trainings,
      limited: [...this.#open.values()].filter(({ use }) => use.unlearned > 0).length,
    };
  }

  async end(): Promise<void> {
    this.#learning.stop();
    await this.#host.end();
    await this.#learning.waitForEnd();
  }

  /** Retries once, because an engine that was lost with its worker is opened again. @throws QueueFullError */
  async #query<T>(memory: QueryableMemory, query: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { organizationId } = memory;
    const requestCount = this.#requested.get(organizationId) ?? 0;
    if (requestCount >= maxQueries) throw new QueueFullError("Too many queries of the organization are waiting.");
    this.#requested.set(organizationId, requestCount + 1);
    try {
      // Opening and catching up continue for the next query when this client leaves.
      return await untilAborted(() => this.#queryTwice(memory, query, signal), signal);
    } finally {
      const left = (this.#requested.get(organizationId) ?? 1) - 1;
      if (left > 0) this.#requested.set(organizationId, left);
      else this.#requested.delete(organizationId);
    }
  }

  async #queryTwice<T>(memory: QueryableMemory, query: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    try {
      return await this.#queryOnce(memory, memory.state ?? (await this.#stateOf(memory)), query);
    } catch {
      signal?.throwIfAborted();
      this.#drop(memory.id);
      return this.#queryOnce(memory, await this.#stateOf(memory), query);
    }
  }

  #stateOf({ organizationId, id }: Pick<QueryableMemory, "organizationId" | "id">): Promise<EngineState> {
    return this.#store.memories.engineState(organizationId, id);
  }

  async #queryOnce<T>(memory: QueryableMemory, state: EngineState, query: () => Promise<T>): Promise<T> {
    const open = this.#open.get(memory.id) ?? this.#openMemory(memory, state);
    this.#open.delete(memory.id);
    this.#open.set(memory.id, open);
    open.requested++;
    try {
      // An engine loaded from another process may lack changes that this one had before.
      for (let renewals = -1; renewals !== open.renewals; ) {
        renewals = open.renewals;
        await this.#catchUp(memory, open, state.changeNo);
      }
      return await query();
    } finally {
      open.requested--;
      this.#closeUnused();
    }
  }

  /** Records an engine's use, which its thread reports while it grows and when it lacks learning. */
  #takeUse(memoryId: number, use: EngineUse): void {
    const open = this.#open.get(memoryId);
    if (!open) return;
    this.#bytes += use.bytes - open.use.bytes;
    open.use = use;
    this.#closeUnused();
    if (use.lackingBytes > 0) this.#learning.begin(this.#buildMemoryToLearn(open.memory));
    if (use.unlearned === 0 || this.#logged.has(memoryId)) return;
    this.#logged.add(memoryId);
    this.#log("memory too large to learn", { memory: memoryId, unlearned: use.unlearned }, "warn");
  }

  #buildMemoryToLearn({ id, organizationId }: EngineMemory): MemoryToLearn {
    return {
      id,
      organizationId,
      lackingBytes: () => this.#open.get(id)?.use.lackingBytes ?? 0,
      learn: async () => {
        const open = this.#open.get(id);
        if (!open) return false;
        open.requested++;
        try {
          await this.#renew(open);
          return open.use.lackingBytes > 0 && (await this.#learnHere(open));
        } finally {
          open.requested--;
          this.#closeUnused();
        }
      },
    };
  }

  /** Loads the learning of another process if its stamp is higher. */
  async #renew(open: OpenMemory): Promise<void> {
    if (await this.#host.renew(open.memory.id)) {
      open.renewals++;
      open.known = open.known.then(() => this.#openNow(open.memory));
    }
    await open.known;
  }

  #openMemory(request: QueryableMemory, { changeNo, createdAt }: EngineState): OpenMemory {
    const { id, organizationId, sourceLang, targetLang, sourceRegion, targetRegion } = request;
    const memory = { id, organizationId, sourceLang, targetLang, sourceRegion, targetRegion, createdAt };
    const open: OpenMemory = { memory, known: Promise.resolve(0), use: noUse, requested: 0, renewals: 0 };
    this.#open.set(id, open);
    open.known = this.#openNow(memory, changeNo);
    return open;
  }

  async #learnHere({ memory, use: { lackingBytes } }: OpenMemory): Promise<true> {
    this.#bytes += lackingBytes;
    this.#closeUnused();
    try {
      await this.#host.learnAll(memory.id);
      return true;
    } finally {
      this.#bytes -= lackingBytes;
    }
  }

  async #openNow(memory: EngineMemory, changeNo = 0): Promise<number> {
    const known = await this.#host.open(memory, this.#maxBytes);
    // The query may be older than the changes that the engine received for another query.
    if (known <= changeNo || known <= (await this.#stateOf(memory)).changeNo) return known;
    // The engine has entries that the store lacks, because the store was restored to an earlier state.
    await this.#host.forget(memory.id).catch(this.#report);
    return this.#host.open(memory, this.#maxBytes);
  }

  async #catchUp(memory: QueryableMemory, open: OpenMemory, changeNo: number): Promise<void> {
    const after = open.known.then(async (known) => {
      if (known >= changeNo) return known;
      // Changes newer than `changeNo` may be among them; the next query applies them again.
      const underWay: Promise<void>[] = [];
      for await (const page of this.#changesSince(memory, known)) {
        const applied = this.#host.apply(memory.id, page);
        // The promise is awaited below, unless reading fails first.
        applied.catch(() => {});
        underWay.push(applied);
        if (underWay.length > pagesAhead) await underWay.shift();
        // Each page is read in a separate turn.
        await nextTurn();
      }
      await Promise.all(underWay);
      await this.#host.apply(memory.id, { ...noChanges, upTo: changeNo });
      return changeNo;
    });
    open.known = after;
    await after;
  }

  async *#changesSince({ organizationId, id }: QueryableMemory, changeNo: number): AsyncGenerator<EngineChanges> {
    const { entries, terms } = this.#store;
    const isTranslated = await this.#store.providerOutputs.hasAny(organizationId, id);
    for await (const { entries: matches, deletedEntries } of entries.changesSince(organizationId, id, changeNo)) {
      const all = isTranslated ? await this.#withOutputs(organizationId, id, matches) : matches;
      yield { ...noChanges, deletedEntries, entries: all.slice(0, entriesAtOnce) };
      for (let start = entriesAtOnce; start < all.length; start += entriesAtOnce) {
        yield { ...noChanges, entries: all.slice(start, start + entriesAtOnce) };
      }
    }
    for await (const page of terms.changesSince(organizationId, id, changeNo)) yield { ...noChanges, ...page };
  }

  async #withOutputs(organizationId: number, memoryId: number, entries: readonly EngineEntry[]) {
    const sources = entries.map(({ source }) => source);
    const outputs = await this.#store.providerOutputs.ofSources(organizationId, memoryId, sources);
    return entries.map((entry): EngineEntryChange => ({ ...entry, outputs: outputs.get(entry.source) }));
  }

  #drop(memoryId: number): void {
    this.#bytes -= this.#open.get(memoryId)?.use.bytes ?? 0;
    this.#open.delete(memoryId);
  }

  /** The memory that was used last stays open, regardless of its size. */
  #closeUnused(): void {
    let closeable = this.#open.size - 1;
    for (const [id, { requested }] of this.#open) {
      if (this.#bytes <= this.#maxBytes || closeable-- <= 0) return;
      if (requested > 0) continue;
      this.#drop(id);
      this.#host.close(id).catch(this.#report);
    }
  }
}

/** The requests for texts that aren't too long, without neighbors that are. */
const shortOf = <Request extends LookUpRequest | TranslateRequest>(requests: readonly Request[]): Request[] =>
  requests.filter(isShort).map((request) => {
    const { previous, next } = request.neighbors ?? {};
    const isLong = [previous, next].some((source) => source !== undefined && !isShort({ source }));
    return isLong ? { ...request, neighbors: undefined } : request;
  });

/** Adds [] for each text that is too long to the results of the other requests. */
function withGaps<Result>(requests: readonly { source: string }[], results: Result[][]): Result[][] {
  if (requests.every(isShort)) return results;
  const next = results.values();
  return requests.map((request) => (isShort(request) ? (next.next().value ?? []) : []));
}

const noChanges: EngineChanges = { entries: [], deletedEntries: [], terms: [], deletedTerms: [] };
