import {
  type CheckedSegment,
  type CheckLanguages,
  type EngineChanges,
  type EngineEntry,
  type EngineEntryChange,
  type EngineMatch,
  type EngineTranslation,
  type LookUpRequest,
  type SegmentCheck,
  type TranslateRequest,
  untilAborted,
} from "@openparlance/engine";
import type { EngineHost } from "../core/engine.ts";
import { QueueFullError } from "../core/fair-queue.ts";
import type { EngineState, QueryableMemory } from "../store/memories/memories.ts";
import type { Store } from "../store/store.ts";

/** What all open memories together may take; the least recently used are closed beyond it. */
const defaultMaxBytes = 2 ** 30;

/** Few enough that the thread which takes them has let go of most before the next collection of its young objects. */
const entriesAtOnce = 250;

/** Questions of one organization that wait or run at the same time; what comes on top is refused as overload. */
const maxQueries = 200;

/** Engines learn after a question has ended, so they are measured again after so many. */
const queriesPerMeasurement = 50;

/** An open engine. */
interface Open {
  /** How far it is; a promise while it opens or catches up. */
  known: Promise<number>;
  /** 0 until it is measured. */
  bytes: number;
  /** Questions under way. */
  requested: number;
  /** Questions that have ended. */
  responses: number;
}

export interface MemoryEnginesOptions {
  /** What all open memories together may take. */
  maxBytes?: number | undefined;
  /** Called with what fails outside of requests. */
  report(error: unknown): void;
}

/** The engines of memories, each as new as the store at the moment of the question. */
export class MemoryEngines {
  readonly #host: EngineHost;
  readonly #store: Store;
  readonly #maxBytes: number;
  readonly #report: (error: unknown) => void;
  /** Questions under way, by organization. */
  readonly #requested = new Map<number, number>();
  /** The least recently used first. */
  readonly #open = new Map<number, Open>();

  constructor(host: EngineHost, store: Store, { maxBytes = defaultMaxBytes, report }: MemoryEnginesOptions) {
    this.#host = host;
    this.#store = store;
    this.#maxBytes = maxBytes;
    this.#report = report;
  }

  /** The matches of each text, best first: by score, then newest. */
  lookUp(memory: QueryableMemory, requests: readonly LookUpRequest[], signal?: AbortSignal): Promise<EngineMatch[][]> {
    return this.#query(memory, () => this.#host.lookUp(memory.id, requests, signal), signal);
  }

  /** Machine translations of each text, best first; [] for an empty text. */
  async translate(
    memory: QueryableMemory,
    requests: readonly TranslateRequest[],
    signal?: AbortSignal,
  ): Promise<EngineTranslation[][]> {
    const translated = await this.#query(memory, () => this.#host.translate(memory.id, requests, signal), signal);
    await this.#keepOutputs(memory, translated);
    return translated;
  }

  /** Keeps what providers made of the texts, to learn from once they are confirmed. */
  async #keepOutputs(
    { organizationId, id }: QueryableMemory,
    translated: readonly EngineTranslation[][],
  ): Promise<void> {
    const outputs = translated.flatMap((list) => list[0]?.outputs ?? []);
    if (outputs.length === 0) return;
    try {
      await this.#store.providerOutputs.put(organizationId, id, outputs);
    } catch {
      // The translations are there; what could be learnt from them one day is not worth losing them.
    }
  }

  /** Which token of a plain source belongs to which of its plain translation. */
  align(
    memory: QueryableMemory,
    source: string,
    target: string,
    signal?: AbortSignal,
  ): Promise<(readonly [source: number, target: number])[]> {
    return this.#query(memory, () => this.#host.align(memory.id, source, target), signal);
  }

  /** What is wrong with each segment by itself, with the terms of a memory. */
  check(
    memory: QueryableMemory,
    segments: readonly CheckedSegment[],
    languages: CheckLanguages,
    signal?: AbortSignal,
  ): Promise<SegmentCheck[]> {
    return this.#query(memory, () => this.#host.check(memory.id, segments, languages, signal), signal);
  }

  /** Takes over the changes of a memory, so that the next question need not wait for that. */
  prepare(memory: QueryableMemory): Promise<void> {
    return this.#query(memory, async () => {});
  }

  /** Learns all of a memory, for work that would rather wait than be translated from a part of it. */
  learnAll(memory: QueryableMemory): Promise<void> {
    return this.#query(memory, () => this.#host.learnAll(memory.id));
  }

  /** Forgets a memory that was deleted. */
  async forget(memoryId: number): Promise<void> {
    this.#open.delete(memoryId);
    await this.#host.forget(memoryId);
  }

  /** How many are open, and about how much they take. */
  usage(): { open: number; bytes: number; maxBytes: number } {
    return { open: this.#open.size, bytes: this.#openBytes(), maxBytes: this.#maxBytes };
  }

  end(): Promise<void> {
    return this.#host.end();
  }

  /**
   * Once more when it fails: an engine that was lost with its worker is opened again.
   *
   * @throws QueueFullError when the organization sends too much at a time
   */
  async #query<T>(memory: QueryableMemory, query: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { organizationId } = memory;
    const requestCount = this.#requested.get(organizationId) ?? 0;
    if (requestCount >= maxQueries) throw new QueueFullError("The organization has too many questions waiting.");
    this.#requested.set(organizationId, requestCount + 1);
    try {
      // Opening and catching up continue for the next question when this client leaves.
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
      this.#open.delete(memory.id);
      return this.#queryOnce(memory, await this.#stateOf(memory), query);
    }
  }

  #stateOf({ organizationId, id }: QueryableMemory): Promise<EngineState> {
    return this.#store.memories.engineState(organizationId, id);
  }

  async #queryOnce<T>(memory: QueryableMemory, state: EngineState, query: () => Promise<T>): Promise<T> {
    const open = this.#open.get(memory.id) ?? this.#opened(memory, state);
    this.#open.delete(memory.id);
    this.#open.set(memory.id, open);
    open.requested++;
    try {
      await this.#catchUp(memory, open, state.changeNo);
      return await query();
    } finally {
      open.requested--;
      this.#closeUnused();
      if (++open.responses % queriesPerMeasurement === 0) this.#measure(memory.id, open).catch(this.#report);
    }
  }

  async #measure(memoryId: number, open: Open): Promise<void> {
    try {
      open.bytes = await this.#host.bytes(memoryId);
      this.#closeUnused();
    } catch {
      // It has been closed meanwhile.
    }
  }

  #opened(request: QueryableMemory, { changeNo, createdAt }: EngineState): Open {
    const { id, organizationId, sourceLang, targetLang, sourceRegion, targetRegion } = request;
    const memory = { id, organizationId, sourceLang, targetLang, sourceRegion, targetRegion, createdAt };
    const known = this.#host.open(memory).then(async (known) => {
      // The query may be older than the changes that the engine received for another one.
      if (known <= changeNo || known <= (await this.#stateOf(request)).changeNo) return known;
      // It has entries that the store lacks: the store was restored to an earlier state.
      await this.#host.forget(id).catch(this.#report);
      return this.#host.open(memory);
    });
    return { known, bytes: 0, requested: 0, responses: 0 };
  }

  async #catchUp(memory: QueryableMemory, open: Open, changeNo: number): Promise<void> {
    const after = open.known.then(async (known) => {
      if (known >= changeNo && open.bytes > 0) return known;
      if (known < changeNo) {
        // Read after the number: what is newer comes again with the next change.
        for await (const page of this.#changesSince(memory, known)) await this.#host.apply(memory.id, page);
        await this.#host.apply(memory.id, { ...noChanges, upTo: changeNo });
      }
      open.bytes = await this.#host.bytes(memory.id);
      return Math.max(known, changeNo);
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

  /** The entries with what providers made of their sources. */
  async #withOutputs(organizationId: number, memoryId: number, entries: readonly EngineEntry[]) {
    const sources = entries.map(({ source }) => source);
    const outputs = await this.#store.providerOutputs.ofSources(organizationId, memoryId, sources);
    return entries.map((entry): EngineEntryChange => ({ ...entry, outputs: outputs.get(entry.source) }));
  }

  #openBytes(): number {
    let bytes = 0;
    for (const open of this.#open.values()) bytes += open.bytes;
    return bytes;
  }

  #closeUnused(): void {
    let bytes = this.#openBytes();
    for (const [id, open] of this.#open) {
      if (bytes <= this.#maxBytes) return;
      if (open.requested > 0) continue;
      bytes -= open.bytes;
      this.#open.delete(id);
      this.#host.close(id).catch(this.#report);
    }
  }
}

const noChanges: EngineChanges = { entries: [], deletedEntries: [], terms: [], deletedTerms: [] };
