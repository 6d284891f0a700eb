import {
  AdaptiveTranslator,
  type EngineMemory,
  type EngineThread,
  inTurns,
  MemoryEngine,
  readSnapshot,
  type WorkQueue,
  writeSnapshot,
} from "@openparlance/engine";
import type { EngineHost } from "../core/engine.ts";
import type { Monotonic } from "../core/environment.ts";
import { FairQueue } from "../core/fair-queue.ts";

/** Where engines are kept while they are closed. All of it can be lost; what is damaged is as good as lost. */
export interface SnapshotCache {
  load(memoryId: number): Promise<Uint8Array | undefined>;
  save(memoryId: number, snapshot: Uint8Array): Promise<void>;
  delete(memoryId: number): Promise<void>;
}

export interface EnginesHereOptions {
  thread?: Partial<EngineThread>;
  cache?: SnapshotCache | undefined;
  /** An engine that was left alone for so long is saved. */
  saveAfterMs?: number;
  /** Smaller memories are made again from the store as fast as they are read, on a fast machine. In entries. */
  minToSave?: number;
  now?: Monotonic;
}

/** The time of one request to a provider, its repeats included. */
const maxRequestMs = 20_000;
/** While the cache can't be written, it is reported so often, and not for each engine. */
const reportEveryMs = 60_000;

interface Open {
  memory: EngineMemory;
  engine: MemoryEngine;
  /** The change number of its snapshot. */
  savedNo: number;
  timer?: ReturnType<typeof setTimeout>;
}

/** Engines in the calling thread: for a worker, a browser's worker, and tests. */
export function inProcessEngines({
  thread: input = {},
  cache,
  saveAfterMs = 10_000,
  minToSave = 1000,
  now = () => performance.now(),
}: EnginesHereOptions = {}): EngineHost {
  const queue = input.queue ?? new FairQueue({ yieldToEvents: nextTask });
  const thread: EngineThread = {
    ...{ train: trainInTurns(queue), providers: [], report: () => {}, reportError: rethrow },
    deadline: () => AbortSignal.timeout(maxRequestMs),
    ...{ ...input, queue },
  };
  const all = new Map<number, Open>();
  /** Memories whose snapshot should be deleted, and could not be. */
  const undeleted = new Set<number>();
  let reportedAt = Number.NEGATIVE_INFINITY;

  const openOf = (memoryId: number) => {
    const open = all.get(memoryId);
    if (!open) throw new Error(`The engine of memory ${memoryId} is not open.`);
    return open;
  };
  const engineOf = (memoryId: number) => openOf(memoryId).engine;

  /** An engine that is not saved costs time at the next start, nothing else. */
  async function save(open: Open): Promise<void> {
    clearTimeout(open.timer);
    const { memory, engine, savedNo } = open;
    if (!cache || engine.changeNo === savedNo || engine.size < minToSave) return;
    open.savedNo = engine.changeNo;
    try {
      await cache.save(memory.id, writeSnapshot(memory, engine.changeNo, engine.toParts()));
      undeleted.delete(memory.id);
    } catch (error) {
      open.savedNo = savedNo;
      if (now() - reportedAt < reportEveryMs) return;
      reportedAt = now();
      thread.reportError(error, { memory: memory.id });
    }
  }

  function saveLater(open: Open): void {
    clearTimeout(open.timer);
    if (!cache) return;
    const { id } = open.memory;
    open.timer = setTimeout(() => {
      save(open).catch((error) => thread.reportError(error, { memory: id }));
    }, saveAfterMs);
  }

  return {
    async open(memory) {
      const known = all.get(memory.id);
      if (known) return known.engine.changeNo;
      const engine = await restore(memory, thread, undeleted.has(memory.id) ? undefined : cache);
      const open = all.get(memory.id) ?? { memory, engine, savedNo: engine.changeNo };
      all.set(memory.id, open);
      return open.engine.changeNo;
    },
    async apply(memoryId, changes) {
      const open = openOf(memoryId);
      await open.engine.apply(changes);
      if (changes.upTo !== undefined) saveLater(open);
    },
    async bytes(memoryId) {
      return engineOf(memoryId).bytes;
    },
    async lookUp(memoryId, requests, signal) {
      return requests.length > 0 ? engineOf(memoryId).lookUp(requests, signal) : [];
    },
    async translate(memoryId, requests, signal) {
      return engineOf(memoryId).translate(requests, signal);
    },
    async check(memoryId, segments, languages, signal) {
      return engineOf(memoryId).check(segments, languages, signal);
    },
    async learnAll(memoryId) {
      await engineOf(memoryId).learnAll();
    },
    async align(memoryId, source, target) {
      return engineOf(memoryId).align(source, target);
    },
    async close(memoryId) {
      const open = all.get(memoryId);
      all.delete(memoryId);
      if (open) await save(open);
    },
    async forget(memoryId) {
      clearTimeout(all.get(memoryId)?.timer);
      all.delete(memoryId);
      undeleted.add(memoryId);
      await cache?.delete(memoryId);
      undeleted.delete(memoryId);
    },
    async end() {
      const open = [...all.values()];
      all.clear();
      for (const one of open) await save(one);
    },
  };
}

function rethrow(error: unknown): never {
  throw error;
}

/** Lets messages and timers in; a timer of its own would wait longer in a browser. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Learns in this thread, between the other work of all organizations. */
function trainInTurns(queue: WorkQueue): EngineThread["train"] {
  return ({ source, target }, pairs, organizationId) =>
    queue.run(organizationId, async (turn) => {
      const translator = new AdaptiveTranslator(source, target);
      await inTurns(translator.trainInSlices(pairs), turn);
      return translator;
    });
}

/** The engine as it was saved last, or an empty one. */
async function restore(
  memory: EngineMemory,
  thread: EngineThread,
  cache: SnapshotCache | undefined,
): Promise<MemoryEngine> {
  try {
    const bytes = await cache?.load(memory.id);
    const snapshot = bytes && readSnapshot(memory, bytes);
    if (snapshot) return new MemoryEngine(memory, thread, snapshot);
  } catch {
    // Whatever cannot be read is made again.
  }
  return new MemoryEngine(memory, thread);
}
