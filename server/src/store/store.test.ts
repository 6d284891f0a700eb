import { expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../testing/databases.ts";
import { openStore, type StoreOptions } from "./store.ts";

async function open(more: StoreOptions & { on?: TestDatabase } = {}) {
  const { on, ...options } = more;
  const { database, ...input } = on ?? (await testDatabase());
  const store = await openStore(database, () => 0, { ...input, ...options });
  return { store, ...input };
}

const task = (organizationId: number) => ({ organizationId, kind: "quay", subject: "ferry", input: {} });
const conflict = (code: string) => Object.assign(new Error("could not run beside another"), { code });

test.each(["40P01", "40001"])("a transaction that fails twice with %s runs again and counts once", async (code) => {
  const waits: number[] = [];
  const { store } = await open({
    random: () => 0.5,
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  const organizationId = await store.accounts.createOrganization("Harbour", "business");
  let reports = 0;
  store.onChange("tasks", () => reports++);
  let runs = 0;
  const result = await store.atomically(async (tx) => {
    await tx.tasks.add(task(organizationId));
    if (++runs < 3) throw conflict(code);
    return runs;
  });
  expect([result, waits, reports]).toEqual([3, [20, 40], 1]);
  expect(await store.backlog.tasks()).toMatchObject([{ kind: "quay", count: 1 }]);
  await store.close();
});

test("a transaction that fails a third time fails, and no one is notified of its changes", async () => {
  const { store } = await open({ wait: async () => {} });
  const organizationId = await store.accounts.createOrganization("Harbour", "business");
  let reports = 0;
  store.onChange("tasks", () => reports++);
  let runs = 0;
  const work = store.atomically(async (tx) => {
    await tx.tasks.add(task(organizationId));
    runs++;
    throw conflict("40P01");
  });
  await expect(work).rejects.toMatchObject({ code: "40P01" });
  expect([runs, reports, await store.backlog.tasks()]).toEqual([3, 0, []]);
  await store.close();
});

test("changes of an attempt that was rolled back notify no one", async () => {
  const { store } = await open({ wait: async () => {} });
  const organizationId = await store.accounts.createOrganization("Harbour", "business");
  let reports = 0;
  store.onChange("tasks", () => reports++);
  let runs = 0;
  await store.atomically(async (tx) => {
    if (runs++ > 0) return;
    await tx.tasks.add(task(organizationId));
    throw conflict("40P01");
  });
  expect([runs, reports]).toEqual([2, 0]);
  await store.close();
});

test("another process writes while a transaction that has taken ids continues, and its ids are higher", async () => {
  const { store, ofAnother, ...on } = await open();
  if (!ofAnother) {
    await store.close();
    return;
  }
  const { store: other } = await open({ on: { ...on, database: ofAnother() } });
  const harbour = await store.accounts.createOrganization("Harbour", "business");
  const quay = await other.accounts.createOrganization("Quay", "business");
  const kinds = ["task", "segment", "memory", "file", "job", "import"] as const;
  const [first, second] = await store.atomically(async (tx) => {
    const first: number[] = [];
    for (const kind of kinds) first.push(await tx.ids.take(kind, 3));
    await tx.tasks.add(task(harbour));
    const second = await other.atomically(async (theirs) => {
      const used: number[] = [];
      for (const kind of kinds) used.push(await theirs.ids.take(kind));
      await theirs.tasks.add(task(quay));
      return used;
    });
    expect(await other.backlog.tasks()).toMatchObject([{ count: 1 }]);
    return [first, second];
  });
  for (const [at, id] of second.entries()) expect(id).toBeGreaterThanOrEqual((first[at] ?? 0) + 3);
  expect(await store.backlog.tasks()).toMatchObject([{ count: 2 }]);
  await Promise.all([store.close(), other.close()]);
});

test("more transactions than there are connections get ids at once", async () => {
  const { store, isShared } = await open();
  const count = isShared ? 25 : 1;
  const organizationId = await store.accounts.createOrganization("Harbour", "business");
  const connections = Math.min(count, 3);
  let begun = 0;
  const { promise: areAllBegun, resolve } = Promise.withResolvers<void>();
  const add = () =>
    store.atomically(async (tx) => {
      // Every connection has a transaction before the first one needs an ID.
      if (++begun === connections) resolve();
      await areAllBegun;
      await tx.tasks.add(task(organizationId));
    });
  await Promise.all(Array.from({ length: count }, add));
  expect(await store.backlog.tasks()).toMatchObject([{ count }]);
  await store.close();
});

test("ids of an organization are increasing and never the same twice, in transactions that are rolled back too", async () => {
  const { store } = await open();
  const used: number[] = [];
  for (let at = 0; at < 20; at++) {
    used.push(await store.ids.take("segment", 1 + (at % 3)));
    const work = store.atomically(async (tx) => {
      const id = await tx.ids.take("segment", 2);
      if (at % 2 === 0) throw new Error("rolled back");
      used.push(id);
    });
    await work.catch(() => {});
  }
  expect(used).toEqual([...new Set(used)].toSorted((a, b) => a - b));
  await store.close();
});
