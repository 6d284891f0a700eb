import { expect, test } from "vitest";
import { testDatabase } from "../../testing/databases.ts";
import { inProcessEngines } from "../engines/in-process-engines.ts";
import { openStore } from "../store/store.ts";
import { OpenMemoryList } from "./open-memory-list.ts";

const memoryOf = (id: number) => ({
  ...{ id, organizationId: 1, sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null },
  createdAt: 1,
});

test("what the engines have open is recorded when it changes, and again every ten seconds", async () => {
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

  await engines.close(8);
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
