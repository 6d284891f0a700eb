import {
  AdaptiveTranslator,
  type EngineMemory,
  type EngineThread,
  type EngineUse,
  MemoryEngine,
  readSnapshot,
  runInTurns,
  type WorkQueue,
} from "@openparlance/engine";
import type { EngineHost, UseListener } from "../core/engine.ts";
import type { Log, MonotonicClock } from "../core/environment.ts";
import { FairQueue } from "../core/fair-queue.ts";
import type { SnapshotCache } from "./snapshots.ts";

export interface EnginesHereOptions {
  thread?: Partial<EngineThread>;
  cache?: SnapshotCache | undefined;
  /** An engine is saved this time after its last change. */
  saveAfterMs?: number;
  /** The number of entries from which an engine is saved. Smaller ones are rebuilt as fast, on a fast machine. */
  minToSave?: number;
  now?: MonotonicClock;
  log?: Log;
}

/** The limit for one request to a provider, retries included. */
const maxRequestMs = 20_000;
/** While the cache can't be written, this is the interval of reports, for all engines together. */
const reportEveryMs = 60_000;

interface OpenEngine {
  memory: EngineMemory;
  engine: MemoryEngine;
  maxBytes: number | undefined;
  /** The state of the last save. */
  saved: { changeNo: number; stamp: number };
  /** The engine that serves after the next opening. */
  next?: MemoryEngine;
  timer?: ReturnType<typeof setTimeout>;
}

/** Engines in the calling thread: for a worker, a browser's worker, and tests. */
export function inProcessEngines({
  thread: input = {},
  cache,
  saveAfterMs = 10_000,
  minToSave = 1000,
  now = () => performance.now(),
  log = () => {},
}: EnginesHereOptions = {}): EngineHost {
  const queue = input.queue ?? new FairQueue({ yieldToEvents: nextTask });
  const thread: EngineThread = {
    train: trainInTurns(queue),
    providers: [],
    report: () => {},
    reportError: rethrow,
    deadline: () => AbortSignal.timeout(maxRequestMs),
    ...input,
    queue,
  };
  const openEngines = new Map<number, OpenEngine>();
  const saving = new Map<number, Promise<void>>();
  /** Memories whose snapshot could not be deleted yet. */
  const undeleted = new Set<number>();
  let listener: UseListener | undefined;
  let reportedAt = Number.NEGATIVE_INFINITY;

  const openOf = (memoryId: number) => {
    const open = openEngines.get(memoryId);
    if (!open) throw new Error(`The engine of memory ${memoryId} is not open.`);
    return open;
  };
  const engineOf = (memoryId: number) => openOf(memoryId).engine;

  /** The engine as it was last saved, if its stamp is higher than `after`. */
  async function load(
    memory: EngineMemory,
    maxBytes: number | undefined,
    after?: number,
  ): Promise<MemoryEngine | undefined> {
    try {
      if (undeleted.has(memory.id)) return undefined;
      await saving.get(memory.id);
      const snapshot = await cache?.load(memory.id, (read) => readSnapshot(memory, read), after);
      return snapshot && create(memory, maxBytes, snapshot);
    } catch (error) {
      // An unreadable snapshot is rebuilt.
      const reason = error instanceof Error ? error.message : String(error);
      log("snapshot ignored", { memory: memory.id, reason }, "warn");
      await cache?.delete(memory.id).catch((error) => thread.reportError(error, { memory: memory.id }));
      return undefined;
    }
  }

  function create(
    memory: EngineMemory,
    maxBytes: number | undefined,
    snapshot?: ConstructorParameters<typeof MemoryEngine>[2],
  ): MemoryEngine {
    let engine: MemoryEngine | undefined;
    const onUse = (use: EngineUse) => {
      const open = openEngines.get(memory.id);
      // An engine that is still being read from its snapshot may already report that it lacks learning.
      if (!engine || open?.engine !== engine) return;
      listener?.(memory.id, use);
      if (engine.stamp !== open.saved.stamp) saveLater(open);
    };
    // Without a listener, nothing requests learning, so the engine learns by itself.
    engine = new MemoryEngine(memory, thread, snapshot, { maxBytes, onUse, learnsOnRequest: !!listener });
    return engine;
  }

  function use(open: OpenEngine, engine: MemoryEngine): void {
    if (open.engine !== engine) open.saved = { changeNo: engine.changeNo, stamp: engine.stamp };
    Object.assign(open, { engine, next: undefined });
    openEngines.set(open.memory.id, open);
    listener?.(open.memory.id, engine.use);
  }

  /** Saves an engine. A failure only costs time at the next start. */
  function save(open: OpenEngine): Promise<void> {
    const { id } = open.memory;
    const after = (saving.get(id) ?? Promise.resolve()).then(() => saveNow(open));
    saving.set(id, after);
    return after.finally(() => saving.get(id) === after && saving.delete(id));
  }

  async function saveNow(open: OpenEngine): Promise<void> {
    clearTimeout(open.timer);
    const { memory, engine, saved } = open;
    const { changeNo, stamp } = engine;
    if (!cache || engine.size < minToSave || (changeNo === saved.changeNo && stamp === saved.stamp)) return;
    open.saved = { changeNo, stamp };
    try {
      await engine.save((snapshot) => cache.save(memory.id, snapshot));
      undeleted.delete(memory.id);
    } catch (error) {
      open.saved = saved;
      if (now() - reportedAt < reportEveryMs) return;
      reportedAt = now();
      thread.reportError(error, { memory: memory.id });
    }
  }

  function saveLater(open: OpenEngine): void {
    clearTimeout(open.timer);
    if (!cache) return;
    const { id } = open.memory;
    open.timer = setTimeout(() => {
      saveAndPublish(open).catch((error) => thread.reportError(error, { memory: id }));
    }, saveAfterMs);
  }

  async function saveAndPublish(open: OpenEngine): Promise<void> {
    const { id } = open.memory;
    if (openEngines.get(id) !== open) return;
    await save(open);
    if (openEngines.get(id) === open && open.engine.size >= minToSave) await cache?.publish?.(id);
  }

  return {
    watch(one) {
      listener = one;
    },
    async open(memory, maxBytes) {
      const known = openEngines.get(memory.id);
      if (known) {
        use(known, known.next ?? known.engine);
        return known.engine.changeNo;
      }
      const engine = (await load(memory, maxBytes)) ?? create(memory, maxBytes);
      const saved = { changeNo: engine.changeNo, stamp: engine.stamp };
      const open = openEngines.get(memory.id) ?? { memory, engine, maxBytes, saved };
      use(open, open.engine);
      return open.engine.changeNo;
    },
    async apply(memoryId, changes) {
      const open = openOf(memoryId);
      await open.engine.apply(changes);
      if (changes.upTo !== undefined) saveLater(open);
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
      const open = openOf(memoryId);
      await open.engine.learnAll();
      await saveAndPublish(open);
    },
    async renew(memoryId) {
      const { memory, engine, maxBytes } = openOf(memoryId);
      const next = await load(memory, maxBytes, engine.stamp);
      const open = openEngines.get(memoryId);
      if (next && open) open.next = next;
      return next !== undefined && open !== undefined;
    },
    async align(memoryId, source, target) {
      return engineOf(memoryId).align(source, target);
    },
    async close(memoryId) {
      const open = openEngines.get(memoryId);
      openEngines.delete(memoryId);
      if (open) await save(open);
    },
    async forget(memoryId) {
      clearTimeout(openEngines.get(memoryId)?.timer);
      openEngines.delete(memoryId);
      undeleted.add(memoryId);
      await saving.get(memoryId);
      await cache?.delete(memoryId);
      undeleted.delete(memoryId);
    },
    async listSaved() {
      return (await cache?.list()) ?? [];
    },
    async end() {
      const open = [...openEngines.values()];
      openEngines.clear();
      for (const one of open) await save(one);
    },
  };
}

function rethrow(error: unknown): never {
  throw error;
}

/** Waits until messages and timers were handled. In a browser, a timer would wait longer. */
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
      await runInTurns(translator.trainInSlices(pairs), turn);
      return translator;
    });
}
