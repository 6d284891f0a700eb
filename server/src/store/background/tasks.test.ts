import { describe, expect, inject, test } from "vitest";
import { testDatabase } from "../../../testing/databases.ts";
import { openStore } from "../store.ts";

const isOnPostgres = inject("postgres") !== undefined;

async function openTasks(process?: string) {
  const time = { now: 1_000_000 };
  const { database, ...options } = await testDatabase();
  const store = await openStore(database, () => time.now, { ...options, ...(process && { process }) });
  const add = (memoryId: number) =>
    store.tasks.add({ organizationId: 1, kind: "quay", subject: `memory:${memoryId}`, input: {}, memoryId });
  const claim = (owner: string) => store.tasks.claim(owner, 30_000);
  const record = (process: string, ...ids: number[]) =>
    store.engineProcesses.replace(
      process,
      ids.map((id) => ({ id, organizationId: 1 })),
      30_000,
    );
  return { time, store, add, claim, record };
}

describe.runIf(isOnPostgres)("a task on a memory that one process has open", () => {
  test("is left to that process for two seconds, and then anyone's", async () => {
    const { add, claim, record, time, store } = await openTasks();
    await record("one", 7, 8);
    await add(7);
    await add(8);
    expect(await claim("other")).toBeUndefined();
    expect(await claim("one")).toMatchObject({ subject: "memory:7" });
    time.now += 1999;
    expect(await claim("other")).toBeUndefined();
    time.now += 1;
    expect(await claim("other")).toMatchObject({ subject: "memory:8" });
    await store.close();
  });

  test("is left to the first of two processes that have it open, until that one closes it", async () => {
    const { add, claim, record, store } = await openTasks();
    await record("one", 7);
    await record("other", 7);
    await add(7);
    expect(await claim("other")).toBeUndefined();
    await record("one");
    await record("other", 7);
    await add(7);
    expect(await claim("one")).toMatchObject({ subject: "memory:7" });
    await store.close();
  });

  test("is anyone's once that process has not said so for half a minute", async () => {
    const { add, claim, record, time, store } = await openTasks();
    await record("one", 7);
    time.now += 30_000;
    await add(7);
    expect(await claim("other")).toMatchObject({ subject: "memory:7" });
    await store.close();
  });
});

test.runIf(isOnPostgres)("a task on a memory that no process has open is left to the one that added it", async () => {
  const { add, claim, store } = await openTasks("one");
  await add(7);
  expect(await claim("other")).toBeUndefined();
  expect(await claim("one")).toMatchObject({ subject: "memory:7" });
  await store.close();
});

test("a task on a memory that no process has open is anyone's at once", async () => {
  const { add, claim, store } = await openTasks();
  await add(7);
  expect(await claim("other")).toMatchObject({ subject: "memory:7" });
  await store.close();
});

test("the only process on a database waits for no other", async () => {
  const { add, claim, record, store } = await openTasks();
  await record("one", 7);
  await add(7);
  expect(await claim(isOnPostgres ? "one" : "other")).toMatchObject({ subject: "memory:7" });
  await store.close();
});
