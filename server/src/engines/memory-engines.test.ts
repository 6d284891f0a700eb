import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/databases.ts";
import type { EngineHost } from "../core/engine.ts";
import type { QueryableMemory } from "../store/memories/memories.ts";
import { openStore, type Store } from "../store/store.ts";
import { inProcessEngines } from "./in-process-engines.ts";
import { MemoryEngines } from "./memory-engines.ts";
import { createInMemorySnapshotCache, type SnapshotCache } from "./snapshots.ts";

let store: Store;
let organizationId: number;
let userId: number;
let reported: unknown[];

const report = (error: unknown) => reported.push(error);

beforeEach(async () => {
  reported = [];
  const { database, ...options } = await testDatabase();
  store = await openStore(database, () => 1_741_600_800_000, options);
  organizationId = await store.accounts.createOrganization("Default", "business");
  userId = await store.accounts.userOf(organizationId, "admin@localhost");
});

async function newMemory() {
  const caller = { keyId: 1, userId, organizationId, email: "admin@localhost", isDevelopmentKey: true };
  const languages = { sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
  return { ...(await store.memories.create(caller, { name: "a", ...languages })), organizationId };
}

type Memory = Awaited<ReturnType<typeof newMemory>> & Pick<QueryableMemory, "state">;

const put = (memory: Memory, from: number, count: number) =>
  store.atomically((tx) =>
    tx.entries.put(
      organizationId,
      memory.id,
      Array.from({ length: count }, (_, at) => ({
        id: from + at,
        source: `Berth ${from + at} is free.`,
        target: `Platz ${from + at} ist frei.`,
        resource: null,
        documentId: 1,
        userEmail: "admin@localhost",
      })),
    ),
  );

const find = async (engines: MemoryEngines, memory: Memory, id: number) =>
  (await engines.lookUp(memory, [{ source: `Berth ${id} is free.`, limit: 1, minScore: 100 }]))[0]?.map(
    (one) => one.id,
  );

/** A host that records what it receives. */
function watch(): { host: EngineHost; log: string[] } {
  const log: string[] = [];
  const host = inProcessEngines();
  return {
    log,
    host: {
      ...host,
      open: (memory) => {
        log.push(`open ${memory.id}`);
        return host.open(memory);
      },
      apply: (id, changes) => {
        if (changes.entries.length > 0) log.push(`apply ${changes.entries.length}`);
        return host.apply(id, changes);
      },
      close: (id) => {
        log.push(`close ${id}`);
        return host.close(id);
      },
    },
  };
}

describe("engines of memories", () => {
  test("read how far a memory is unless the query says so, and then only when it has to be sent again", async () => {
    const memory = await newMemory();
    await put(memory, 1, 3);
    let read = 0;
    const engineState = store.memories.engineState.bind(store.memories);
    store.memories.engineState = (...requests) => {
      read++;
      return engineState(...requests);
    };
    const host = inProcessEngines();
    const engines = new MemoryEngines(host, store, { report });
    const state = await engineState(organizationId, memory.id);
    expect(await find(engines, { ...memory, state }, 2)).toEqual([2]);
    expect(read).toBe(0);
    expect(await find(engines, memory, 2)).toEqual([2]);
    expect(read).toBe(1);
    await host.forget(memory.id);
    expect(await find(engines, { ...memory, state }, 2)).toEqual([2]);
    expect(read).toBe(2);
  });

  test("know a change at the next question, also one of another process", async () => {
    const memory = await newMemory();
    const [one, other] = [
      new MemoryEngines(inProcessEngines(), store, { report }),
      new MemoryEngines(inProcessEngines(), store, { report }),
    ];
    expect(await find(one, memory, 1)).toEqual([]);
    await put(memory, 1, 1);
    expect(await Promise.all([one, other].map((engines) => find(engines, memory, 1)))).toEqual([[1], [1]]);
    await store.atomically((tx) => tx.entries.delete(organizationId, memory.id, [1]));
    expect(await Promise.all([one, other].map((engines) => find(engines, memory, 1)))).toEqual([[], []]);
  });

  test("read the next pages of a change while the thread takes over those before", async () => {
    const memory = await newMemory();
    await put(memory, 1, 1000);
    const { host, log } = watch();
    const free = Promise.withResolvers<void>();
    const apply = host.apply;
    host.apply = async (...changes) => {
      await Promise.all([apply(...changes), free.promise]);
    };
    const found = find(new MemoryEngines(host, store, { report }), memory, 1000);
    await expect.poll(() => log.filter((line) => line === "apply 250").length).toBe(4);
    free.resolve();
    expect(await found).toEqual([1000]);
  });

  test("read a large change in pages, and none of it twice", async () => {
    const memory = await newMemory();
    await put(memory, 1, 2500);
    const { host, log } = watch();
    const engines = new MemoryEngines(host, store, { report });
    const ids = [1, 1000, 1001, 2500];
    expect(await Promise.all(ids.map((id) => find(engines, memory, id)))).toEqual(ids.map((id) => [id]));
    expect(log).toEqual([`open ${memory.id}`, ...Array.from({ length: 10 }, () => "apply 250")]);
    await put(memory, 2000, 1002);
    expect(await find(engines, memory, 3001)).toEqual([3001]);
    expect(log.slice(11)).toEqual(["apply 250", "apply 250", "apply 250", "apply 250", "apply 2"]);
  });

  test("close the least recently used memory when all together grow too large", async () => {
    const memories = [await newMemory(), await newMemory(), await newMemory()] as const;
    for (const memory of memories) await put(memory, memory.id * 1000, 600);
    const { host, log } = watch();
    // Each takes some 190 kB.
    const engines = new MemoryEngines(host, store, { maxBytes: 500_000, report });
    const [first, second, third] = memories;
    const query = (memory: Memory) => find(engines, memory, memory.id * 1000 + 5);
    for (const memory of [first, second, first, third]) expect(await query(memory)).toEqual([memory.id * 1000 + 5]);
    expect(log.filter((line) => line.startsWith("close"))).toEqual([`close ${second.id}`]);
    expect(await query(second)).toEqual([second.id * 1000 + 5]);
    expect(log.filter((line) => line.startsWith("close"))).toEqual([`close ${second.id}`, `close ${first.id}`]);
  });

  test("find matches after an engine could not be closed, and the failure is reported", async () => {
    const memories = [await newMemory(), await newMemory()] as const;
    for (const memory of memories) await put(memory, memory.id * 1000, 600);
    const failure = new Error("The disk is full.");
    const host = { ...inProcessEngines(), close: () => Promise.reject(failure) };
    const engines = new MemoryEngines(host, store, { maxBytes: 1, report });
    for (const { id, ...memory } of [...memories, ...memories]) {
      expect(await find(engines, { id, ...memory }, id * 1000 + 5)).toEqual([id * 1000 + 5]);
    }
    // The last one stays open.
    expect(reported).toEqual([failure, failure, failure]);
  });

  test("count and close empty memories too", async () => {
    const { host, log } = watch();
    const engines = new MemoryEngines(host, store, { maxBytes: 150_000, report });
    for (const memory of [await newMemory(), await newMemory(), await newMemory()]) await engines.prepare(memory);
    expect(log.filter((line) => line.startsWith("close"))).toEqual(["close 1"]);
    expect(engines.usage().open).toBe(2);
  });

  test("count an engine as it was saved when nothing has changed since", async () => {
    const memory = await newMemory();
    await put(memory, 1, 2000);
    const host = inProcessEngines();
    const before = new MemoryEngines(host, store, { report });
    await before.prepare(memory);
    const { bytes } = before.usage();
    const after = new MemoryEngines(host, store, { report });
    await after.prepare(memory);
    expect(bytes).toBeGreaterThan(200_000);
    expect(after.usage()).toMatchObject({ open: 1, bytes });
  });

  test("count what an engine has learnt since it was opened", async () => {
    const memory = await newMemory();
    await put(memory, 1, 100);
    const engines = new MemoryEngines(inProcessEngines(), store, { report });
    await engines.prepare(memory);
    const { bytes } = engines.usage();
    await engines.learnAll(memory);
    expect(engines.usage().bytes).toBeGreaterThan(bytes + 20_000);
  });

  test("keep an engine that a later question has brought further than the one that opens it", async () => {
    const memory = await newMemory();
    await put(memory, 1, 1);
    const state = await store.memories.engineState(organizationId, memory.id);
    await put(memory, 2, 1);
    const host = inProcessEngines();
    let forgotten = 0;
    const { forget } = host;
    host.forget = (id) => {
      forgotten++;
      return forget(id);
    };
    expect(await find(new MemoryEngines(host, store, { report }), memory, 2)).toEqual([2]);
    // The same after another query failed and the memory was opened again.
    expect(await find(new MemoryEngines(host, store, { report }), { ...memory, state }, 2)).toEqual([2]);
    expect(forgotten).toBe(0);
  });

  test("return nothing for a text that is too long, and the results of the others at their positions", async () => {
    const memory = await newMemory();
    await put(memory, 1, 3);
    const engines = new MemoryEngines(inProcessEngines(), store, { report });
    const sources = ["Berth 1 is free.", `Berth 2 is free. ${"Berth ".repeat(20_000)}`, "Berth 3 is free."];
    const requests = sources.map((source) => ({ source, limit: 1, n: 1 }));
    const matches = await engines.lookUp(memory, requests);
    expect(matches.map(([best]) => best?.source)).toEqual([sources[0], undefined, sources[2]]);
    const translated = await engines.translate(memory, requests);
    expect(translated.map(([best]) => best?.target)).toEqual(["Platz 1 ist frei.", undefined, "Platz 3 ist frei."]);
  });

  test("send no neighbors that are too long", async () => {
    const memory = await newMemory();
    const { host } = watch();
    const sent: unknown[] = [];
    const lookUp: EngineHost["lookUp"] = (id, requests, signal) => {
      sent.push(...requests.map(({ neighbors }) => neighbors));
      return host.lookUp(id, requests, signal);
    };
    const engines = new MemoryEngines({ ...host, lookUp }, store, { report });
    const neighbors = [{ previous: "One." }, { previous: "One.", next: "Berth ".repeat(20_000) }];
    await engines.lookUp(
      memory,
      neighbors.map((each) => ({ source: "Two.", limit: 1, neighbors: each })),
    );
    expect(sent).toEqual([neighbors[0], undefined]);
  });

  test("reopen an engine that was lost", async () => {
    const memory = await newMemory();
    await put(memory, 1, 3);
    const host = inProcessEngines();
    const engines = new MemoryEngines(host, store, { report });
    expect(await find(engines, memory, 2)).toEqual([2]);
    await host.end();
    expect(await find(engines, memory, 2)).toEqual([2]);
  });

  test("recreate an engine that has more entries than the store", async () => {
    const memory = await newMemory();
    const host = inProcessEngines();
    await host.open(memory);
    const entry = { id: 1, source: "Berth 1 is free.", target: "", resource: null, documentId: null, userEmail: "" };
    const entries = [{ ...entry, createdAt: 0, updatedAt: 0 }];
    await host.apply(memory.id, { upTo: 9, entries, deletedEntries: [], terms: [], deletedTerms: [] });
    expect(await find(new MemoryEngines(host, store, { report }), memory, 1)).toEqual([]);
  });

  test("recreate an engine that has more entries than the store, although its snapshot can't be deleted", async () => {
    const memory = await newMemory();
    await put(memory, 1, 1);
    const failure = new Error("The disk is read-only.");
    const cache: SnapshotCache = { ...createInMemorySnapshotCache(new Map()), delete: () => Promise.reject(failure) };
    const open = () => new MemoryEngines(inProcessEngines({ cache, minToSave: 0 }), store, { report });
    const before = open();
    expect(await find(before, memory, 1)).toEqual([1]);
    await before.end();
    const engineState = store.memories.engineState.bind(store.memories);
    store.memories.engineState = async (...query) => ({ ...(await engineState(...query)), changeNo: 0 });
    const state = await store.memories.engineState(organizationId, memory.id);
    expect(await find(open(), { ...memory, state }, 1)).toEqual([]);
    expect(reported).toEqual([failure]);
  });

  test("pass a failure of the store on, and continue afterwards", async () => {
    const memory = await newMemory();
    await put(memory, 1, 1);
    const engines = new MemoryEngines(inProcessEngines(), store, { report });
    const changesSince = store.entries.changesSince.bind(store.entries);
    store.entries.changesSince = () => {
      throw new Error("The disk is broken.");
    };
    await expect(find(engines, memory, 1)).rejects.toThrow("The disk is broken.");
    store.entries.changesSince = changesSince;
    expect(await find(engines, memory, 1)).toEqual([1]);
  });
});
