import { expect, test } from "vitest";
import { testDatabase } from "../../testing/databases.ts";
import type { EngineHost } from "../core/engine.ts";
import { inProcessEngines } from "../engines/in-process-engines.ts";
import { openStore } from "../store/store.ts";
import { OpenMemoryList } from "./open-memory-list.ts";

const memoryOf = (id: number) => ({
  id,
  organizationId: 1,
  sourceLang: "en",
  targetLang: "de",
  sourceRegion: null,
  targetRegion: null,
  createdAt: 1,
});

test("the engines' open memories are recorded when they change, and again every ten seconds", async () => {
  const time = { now: 1_000_000 };
  const { database, ...options } = await testDatabase();
  const store = await openStore(database, () => time.now, options);
  const recorded = async () => {
    const rows: object[] = [];
    await store.dump(async (page) => {
      if (page.table === "openMemories") rows.push(...page.rows);
    });
    return rows;
  };
  const list = new OpenMemoryList({ store, process: "one", clock: () => time.now, report: () => {} });
  const engines = list.watch(inProcessEngines());
  await list.write();
  expect(await recorded()).toEqual([]);

  for (const id of [8, 7]) await engines.open(memoryOf(id));
  await list.write();
  const row = { organizationId: 1, process: "one", openUntil: time.now + 30_000 };
  const rows = [7, 8].map((memoryId) => ({ memoryId, ...row }));
  expect(await recorded()).toEqual(expect.arrayContaining(rows));

  for (const id of [8, 9]) await engines.open(memoryOf(id));
  for (const id of [8, 9]) await engines.close(id);
  time.now += 1;
  await list.write();
  expect(await recorded()).toEqual([{ memoryId: 7, ...row, openUntil: time.now + 30_000 }]);

  time.now += 9999;
  await list.write();
  expect(await recorded()).toEqual([{ memoryId: 7, ...row, openUntil: time.now + 30_000 - 9999 }]);
  time.now += 1;
  await list.write();
  expect(await recorded()).toEqual([{ memoryId: 7, ...row, openUntil: time.now + 30_000 }]);

  list.start();
  await list.stop();
  expect(await recorded()).toEqual([]);
  await engines.end();
  await store.close();
});

test("the limit of an engine reaches the engines", async () => {
  const { database, ...options } = await testDatabase();
  const store = await openStore(database, () => 1, options);
  const host = inProcessEngines();
  const opened: unknown[] = [];
  const open: EngineHost["open"] = async (...parameters) => {
    opened.push(parameters);
    return 0;
  };
  const list = new OpenMemoryList({ store, process: "one", clock: () => 1, report: () => {} });
  await list.watch({ ...host, open }).open(memoryOf(7), 5_000_000);
  expect(opened).toEqual([[memoryOf(7), 5_000_000]]);
  await store.close();
});

test("a process that stops while its list is being written leaves none", async () => {
  const calls: string[] = [];
  const [begun, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const replace = async (_: string, memories: readonly object[]) => {
    calls.push(`begin ${memories.length}`);
    begun.resolve();
    if (memories.length > 0) await left.promise;
    calls.push(`end ${memories.length}`);
  };
  const list = new OpenMemoryList({
    store: { engineProcesses: { replace } } as never,
    process: "one",
    clock: () => 1_000_000,
    report: () => {},
  });
  await list.watch(inProcessEngines()).open(memoryOf(7));
  list.start();
  const written = list.write();
  await begun.promise;
  const stopped = list.stop();
  left.resolve();
  await Promise.all([written, stopped]);
  expect(calls).toEqual(["begin 1", "end 1", "begin 0", "end 0"]);
});
