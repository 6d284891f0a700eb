import { expect, test } from "vitest";
import { testDatabase } from "../../../testing/databases.ts";
import { openStore } from "../store.ts";

test("waiting tasks and those given up are counted by kind, with when the oldest was due", async () => {
  const time = { now: 1000 };
  const { database, ...options } = await testDatabase();
  const store = await openStore(database, () => time.now, options);
  const organizationId = await store.accounts.createOrganization("Harbour", "business");
  expect(await store.backlog.nextDueAt()).toBeUndefined();
  const add = (kind: string, delayMs = 0) =>
    store.tasks.add({ organizationId, kind, subject: kind, input: null, delayMs });
  await add("erase");
  time.now = 2000;
  await add("erase");
  await add("import", 500);
  await add("export");
  expect(await store.backlog.tasks()).toEqual([
    { kind: "erase", count: 2, oldestDueAt: 1000 },
    { kind: "export", count: 1, oldestDueAt: 2000 },
    { kind: "import", count: 1, oldestDueAt: null },
  ]);
  const task = await store.tasks.claim("one", 30_000);
  await store.tasks.giveUp(task?.id ?? 0, "one", "no");
  expect((await store.backlog.tasks())[0]).toEqual({ kind: "erase", count: 1, oldestDueAt: 2000 });
  expect(await store.backlog.deadTasks()).toEqual([{ kind: "erase", count: 1 }]);
  expect(await store.backlog.deliveries()).toEqual({ count: 0, oldestDueAt: null });
  expect(await store.backlog.nextDueAt()).toBe(2000);
  await store.backlog.ping();
  await store.close();
});

test("tasks of a process that is gone can be taken back at once, and count as tried", async () => {
  const { database, ...options } = await testDatabase();
  const store = await openStore(database, () => 0, options);
  const organizationId = await store.accounts.createOrganization("Harbour", "business");
  await store.tasks.add({ organizationId, kind: "erase", subject: "a", input: null });
  await store.tasks.claim("crashed", 30_000);
  expect(await store.tasks.claim("next", 30_000)).toBeUndefined();
  await store.backlog.takeBack();
  expect(await store.tasks.claim("next", 30_000)).toMatchObject({ attempts: 2 });
  await store.close();
});

test("a request with an idempotency key is anyone's once its process is gone", async () => {
  const { database, ofAnother, ...options } = await testDatabase();
  const store = await openStore(database, () => 0, options);
  const organizationId = await store.accounts.createOrganization("Harbour", "business");
  const request = { organizationId, key: "a", fingerprint: "f", upload: undefined };
  const claim = async ({ idempotency } = store) =>
    (await idempotency.claim(request, await idempotency.newOwner())).state;
  if (ofAnother) {
    const other = await openStore(ofAnother(), () => 0, options);
    await other.atomically(async (tx) => {
      expect([await claim(other), await claim(other), await claim()]).toEqual(["owned", "running", "running"]);
      await tx.backlog.ping();
    });
    await other.close();
    await expect.poll(() => claim()).toBe("owned");
  } else {
    // Only one process at a time uses SQLite.
    expect([await claim(), await claim()]).toEqual(["owned", "running"]);
    await store.backlog.takeBack();
    expect(await claim()).toBe("owned");
  }
  expect(await claim()).toBe("running");
  await store.close();
});
