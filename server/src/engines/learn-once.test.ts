import { type EngineThread, trainHere } from "@openparlance/engine";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../testing/databases.ts";
import { nextTurn } from "../core/turns.ts";
import { openStore, type Store } from "../store/store.ts";
import { inProcessEngines } from "./in-process-engines.ts";
import { MemoryEngines } from "./memory-engines.ts";
import { createInMemorySnapshotCache, type SnapshotCache } from "./snapshots.ts";

let store: Store;
let organizationId: number;
let userId: number;
let now: number;
let trained: number[];
let logged: unknown[];

beforeEach(async () => {
  [trained, logged, now] = [[], [], 1_741_600_800_000];
  const { database, ...options } = await testDatabase();
  store = await openStore(database, () => now, options);
  onTestFinished(() => store.close());
  organizationId = await store.accounts.createOrganization("Default", "business");
  userId = await store.accounts.userOf(organizationId, "admin@localhost");
});

async function newMemory(count: number) {
  const caller = { keyId: 1, userId, organizationId, email: "admin@localhost", isDevelopmentKey: true };
  const languages = { sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
  const memory = { ...(await store.memories.create(caller, { name: "a", ...languages })), organizationId };
  await put(memory, 1, count);
  return memory;
}

type Memory = Awaited<ReturnType<typeof newMemory>>;

const put = (memory: Memory, from: number, count: number) =>
  store.atomically((tx) =>
    tx.entries.put(
      organizationId,
      memory.id,
      Array.from({ length: count }, (_, at) => ({
        id: memory.id * 100_000 + from + at,
        source: `Berth ${from + at} is free.`,
        target: `Platz ${from + at} ist frei.`,
        resource: null,
        documentId: 1,
        userEmail: "admin@localhost",
      })),
    ),
  );

interface ProcessOptions {
  cache?: SnapshotCache;
  maxBytes?: number;
  train?: EngineThread["train"];
  wait?: () => Promise<void>;
}

function openProcess({ cache, maxBytes, train = trainHere, wait }: ProcessOptions = {}) {
  const log = (...line: unknown[]) => logged.push(line);
  const host = inProcessEngines({
    cache,
    log,
    thread: {
      train: (languages, pairs, owner) => {
        trained.push(pairs.length);
        return train(languages, pairs, owner);
      },
    },
  });
  const report = (error: unknown) => logged.push(error);
  const engines = new MemoryEngines(host, store, { maxBytes, report, log, wait });
  onTestFinished(() => engines.end());
  return engines;
}

const translate = async (engines: MemoryEngines, memory: Memory, source: string) =>
  (await engines.translate(memory, [{ source, n: 1 }]))[0]?.[0]?.target;

const sharedCache = () => createInMemorySnapshotCache(new Map());

test("entries learned after the last change are there after a restart", async () => {
  const [memory, cache] = [await newMemory(2500), sharedCache()];
  const before = openProcess({ cache });
  await before.learnAll(memory);
  expect(trained).toEqual([500, 2500]);
  await before.end();
  const after = openProcess({ cache });
  expect(await translate(after, memory, "Berth 7 is free. Berth 8 is free.")).toContain("Platz 7 ist frei.");
  await after.learnAll(memory);
  expect(trained).toEqual([500, 2500]);
});

test("a memory that was saved before it was learned is taken from its snapshot, and learned", async () => {
  const [memory, cache] = [await newMemory(2500), sharedCache()];
  const before = openProcess({ cache });
  await store.leases.take(`learning ${memory.id}`, 30_000);
  await translate(before, memory, "Berth 7 is free.");
  await before.end();
  await store.leases.release(`learning ${memory.id}`, now + 30_000);
  const after = openProcess({ cache });
  await after.learnAll(memory);
  expect(trained).toEqual([500, 2500]);
  expect(logged).toEqual([]);
});

test("a learned translator is there after the memory was closed", async () => {
  const cache = sharedCache();
  const memories: Memory[] = [];
  while (memories.length < 8) memories.push(await newMemory(1200));
  const engines = openProcess({ cache, maxBytes: 3_600_000 });
  for (const memory of memories) await engines.learnAll(memory);
  for (let round = 0; round < 3; round++) {
    for (const memory of memories) await translate(engines, memory, "Berth 7 is free. Berth 8 is free.");
  }
  expect(engines.usage().open).toBeLessThan(8);
  expect(trained).toEqual(memories.flatMap(() => [500, 1200]));
});

test("of two processes one learns a memory, the other serves meanwhile and then takes what was learned", async () => {
  const [memory, cache] = [await newMemory(2500), sharedCache()];
  const training = Promise.withResolvers<void>();
  const looked = Promise.withResolvers<void>();
  const one = openProcess({
    cache,
    async train(languages, pairs) {
      if (pairs.length > 500) await training.promise;
      return trainHere(languages, pairs);
    },
  });
  const other = openProcess({
    cache,
    wait: async () => {
      looked.resolve();
      await training.promise;
      await nextTurn();
    },
  });
  onTestFinished(() => training.resolve());
  const all = [one.learnAll(memory)];
  await expect.poll(() => trained).toEqual([500, 2500]);
  all.push(other.learnAll(memory));
  await looked.promise;
  await put(memory, 5000, 1);
  const [matches] = await other.lookUp(memory, [{ source: "Berth 5000 is free.", limit: 1 }]);
  expect(matches).toMatchObject([{ score: 100 }]);
  expect(await translate(other, memory, "Berth 7 is free. Berth 8 is free.")).toContain("Platz 7 ist frei.");
  training.resolve();
  await Promise.all(all);
  expect(trained).toEqual([500, 2500, 500]);
  expect([one.usage().trainings, other.usage().trainings]).toEqual([1, 0]);
  for (const engines of [one, other]) {
    const [found] = await engines.lookUp(memory, [{ source: "Berth 5000 is free.", limit: 1 }]);
    expect(found).toMatchObject([{ score: 100 }]);
  }
});

test("a process that only searches a memory doesn't replace what another one has learned", async () => {
  const [memory, cache] = [await newMemory(2500), sharedCache()];
  const [one, other] = [openProcess({ cache }), openProcess({ cache })];
  const search = () => other.lookUp(memory, [{ source: "Berth 5000 is free.", limit: 1 }]);
  await search();
  await one.learnAll(memory);
  await put(memory, 5000, 1);
  expect((await search())[0]).toMatchObject([{ score: 100 }]);
  await other.end();
  await openProcess({ cache }).learnAll(memory);
  expect(trained).toEqual([500, 2500]);
});

test("a caller that is aborted waits no longer until a memory is learned", async () => {
  const memory = await newMemory(2500);
  const [learning, learned] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const train: EngineThread["train"] = async (languages, pairs) => {
    learning.resolve();
    await learned.promise;
    return trainHere(languages, pairs);
  };
  const aborting = new AbortController();
  const waiting = openProcess({ train }).learnAll(memory, aborting.signal);
  await learning.promise;
  aborting.abort(new Error("The server stops."));
  await expect(waiting).rejects.toThrow("The server stops.");
  learned.resolve();
});

test("a memory that a crashed process was learning is learned once its lease has ended", async () => {
  const memory = await newMemory(2500);
  await store.leases.take(`learning ${memory.id}`, 30_000);
  const engines = openProcess({
    wait: async () => {
      now += 20_000;
    },
  });
  await engines.learnAll(memory);
  expect(trained).toEqual([500, 2500]);
});

test("few new segments of a large memory are learned without the others", async () => {
  const [memory, cache] = [await newMemory(5000), sharedCache()];
  const before = openProcess({ cache });
  await before.learnAll(memory);
  await before.end();
  await put(memory, 6000, 99);
  const after = openProcess({ cache });
  await after.learnAll(memory);
  expect(trained).toEqual([500, 5000]);
  await put(memory, 7000, 110);
  await after.learnAll(memory);
  expect(trained).toEqual([500, 5000, 5209]);
});

test("a translator that is being learned counts, and other memories are closed for it", async () => {
  const training = Promise.withResolvers<void>();
  const [first, second] = [await newMemory(12_000), await newMemory(2500)];
  const engines = openProcess({
    maxBytes: 6_050_000,
    async train(languages, pairs) {
      if (pairs.length > 500) await training.promise;
      return trainHere(languages, pairs);
    },
  });
  onTestFinished(() => training.resolve());
  await engines.prepare(first);
  const learned = engines.learnAll(second);
  await expect.poll(() => trained).toEqual([500, 2500]);
  expect(engines.usage()).toMatchObject({ open: 1 });
  expect(engines.usage().bytes).toBeGreaterThan(4_000_000);
  training.resolve();
  await learned;
  expect(engines.usage().bytes).toBeLessThan(2_000_000);
});

test("a memory too large to learn learns its newest segments, and the log says so once", async () => {
  const memory = await newMemory(4000);
  const engines = openProcess({ maxBytes: 6_000_000 });
  for (let round = 0; round < 3; round++) await engines.learnAll(memory);
  const [[, newest = 0] = []] = [trained];
  expect(newest).toBeGreaterThan(2000);
  expect(newest).toBeLessThan(3000);
  expect(logged).toEqual([["memory too large to learn", { memory: memory.id, unlearned: 4000 - newest }, "warn"]]);
  expect(engines.usage()).toMatchObject({ limited: 1, open: 1 });
  expect(engines.usage().bytes).toBeLessThan(5_000_000);
});

test("a memory larger than all that engines may take is served without a translator", async () => {
  const memory = await newMemory(3000);
  const engines = openProcess({ maxBytes: 100_000 });
  await engines.learnAll(memory);
  expect(await translate(engines, memory, "Berth 7 is free.")).toBe("Platz 7 ist frei.");
  expect(trained).toEqual([]);
  expect(engines.usage()).toMatchObject({ limited: 1, open: 1 });
});

test.each([
  ["damaged", (bytes: Uint8Array) => bytes.fill(7, 200, 300), /./],
  [
    "of another version",
    (bytes: Uint8Array) => replace(bytes, '"version":5', '"version":4'),
    "It has another version.",
  ],
  [
    "of another memory",
    (bytes: Uint8Array) => replace(bytes, '"sourceLang":"en"', '"sourceLang":"sv"'),
    "It belongs to another memory.",
  ],
])("a snapshot that is %s is replaced, and the log says so once", async (_, spoil, reason) => {
  const snapshots = new Map<number, Uint8Array>();
  const [memory, cache] = [await newMemory(1500), createInMemorySnapshotCache(snapshots)];
  const before = openProcess({ cache });
  await before.learnAll(memory);
  await before.end();
  snapshots.set(memory.id, spoil(snapshots.get(memory.id) ?? new Uint8Array()));
  for (let round = 0; round < 2; round++) {
    const after = openProcess({ cache });
    expect(await translate(after, memory, "Berth 7 is free.")).toBe("Platz 7 ist frei.");
    await after.learnAll(memory);
    await after.end();
  }
  const facts = { memory: memory.id, reason: expect.stringMatching(reason) };
  expect(logged).toEqual([["snapshot ignored", facts, "warn"]]);
  expect(trained).toEqual([500, 1500, 500, 1500]);
});

test("snapshots of deleted memories are swept, and nothing else", async () => {
  const snapshots = new Map<number, Uint8Array>();
  const cache = createInMemorySnapshotCache(snapshots);
  const [kept, deleted] = [await newMemory(1200), await newMemory(1200)];
  const before = openProcess({ cache });
  for (const memory of [kept, deleted]) await before.prepare(memory);
  await before.end();
  await store.memories.delete(organizationId, deleted.id);
  expect(snapshots.size).toBe(2);
  await openProcess({ cache }).sweep();
  expect([...snapshots.keys()]).toEqual([kept.id]);
});

function replace(bytes: Uint8Array, one: string, other: string): Uint8Array {
  const at = new TextDecoder("latin1").decode(bytes).indexOf(one);
  bytes.set(new TextEncoder().encode(other), at);
  return bytes;
}
