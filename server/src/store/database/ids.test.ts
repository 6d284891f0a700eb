import { expect, onTestFinished, test } from "vitest";
import { listStatements } from "../../../testing/counted-database.ts";
import { openStore } from "../store.ts";

async function openCounted() {
  const { on, statements } = await listStatements();
  const store = await openStore(on.database, Date.now, on);
  onTestFinished(() => store.close());
  return { store, statements };
}

test("a transaction whose IDs were prepared writes no counters on SQLite", async () => {
  const { store, statements } = await openCounted();
  const take = async () => {
    await store.ids.prepare({ job: 1, document: 3 });
    statements.length = 0;
    return store.atomically(async ({ ids }) => [await ids.take("job"), await ids.take("document", 3)] as const);
  };
  const [[job, document], [nextJob, nextDocument]] = [await take(), await take()];
  expect([nextJob, nextDocument]).toEqual([job + 1, document + 3]);
  expect(statements.some((text) => text.includes("counters"))).toBe(false);
});

test("no ID is taken twice, however blocks, transactions and rollbacks meet", async () => {
  const { store } = await openCounted();
  const issued: number[] = [];
  const note = (first: number, count: number) => issued.push(...Array.from({ length: count }, (_, at) => first + at));
  const work = Array.from({ length: 120 }, async (_, at) => {
    const count = 1 + ((at * 37) % 130);
    if (at % 3 === 0) return note(await store.ids.take("segment", count), count);
    if (at % 3 === 1) await store.ids.prepare({ segment: count });
    const isRolledBack = at % 5 === 0;
    const first = await store
      .atomically(async ({ ids }) => {
        const id = await ids.take("segment", count);
        if (isRolledBack) throw new Error("rolled back");
        return id;
      })
      .catch(() => undefined);
    if (first !== undefined) note(first, count);
  });
  await Promise.all(work);
  expect(new Set(issued).size).toBe(issued.length);
});
