import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, onTestFinished, test } from "vitest";
import { listStatements } from "../../../testing/counted-database.ts";
import { testDatabase } from "../../../testing/databases.ts";
import { sqlite } from "../../node/database/sqlite.ts";
import { openStore } from "../store.ts";

async function openRateLimits(on = testDatabase(), clock = () => 0) {
  const { database, ...options } = await on;
  const store = await openStore(database, clock, options);
  onTestFinished(() => store.close());
  const organizationId = await store.accounts.createOrganization("One", "business");
  const userId = await store.accounts.userOf(organizationId, "a@one.example");
  await store.accounts.createKey({ organizationId, userId, hash: "hash", firstCharacters: "", isDevelopment: false });
  const { keyId = 0 } = (await store.accounts.callerOf("hash")) ?? {};
  return { database, options, store, keyId, organizationId };
}

test("of requests in the same turn no more are served than are left", async () => {
  const { store, keyId, organizationId } = await openRateLimits();
  const count = () => store.rateLimits.count(keyId, organizationId);
  for (let before = 1; before < 4000; before++) await count();
  await new Promise(setImmediate);
  const verdicts = await Promise.all([count(), count(), count()]);
  expect(verdicts.map(({ isServed, remaining }) => [isServed, remaining])).toEqual([
    [true, 0],
    [false, 0],
    [false, 0],
  ]);
});

test("the lease of a process that ended counts as used: 50 requests, at most 200 of a busy key", async () => {
  const { database, options, keyId, organizationId } = await openRateLimits();
  /** The remaining requests after a process that just started has counted this number of requests. */
  const leftAfter = async (requests: number) => {
    const { rateLimits } = await openStore(database, () => 0, { ...options, isMigrated: true });
    for (let count = 1; count < requests; count++) await rateLimits.count(keyId, organizationId);
    return (await rateLimits.count(keyId, organizationId)).remaining;
  };
  expect(await leftAfter(1)).toBe(3999);
  expect(await leftAfter(2000)).toBe(3950 - 2000);
  const left = await leftAfter(1);
  expect(left).toBeLessThan(3950 - 2000);
  expect(left).toBeGreaterThanOrEqual(3950 - 2000 - 200);
  expect(await leftAfter(1)).toBe(left - 50);
});

test("a lease is a single statement, also the first one of a key and of a window", async () => {
  let now = 1000;
  const { on, statements } = await listStatements();
  const { store, keyId, organizationId } = await openRateLimits(Promise.resolve(on), () => now);
  statements.length = 0;
  await store.rateLimits.count(keyId, organizationId);
  expect(statements).toHaveLength(1);
  for (let count = 0; count < 300; count++) await store.rateLimits.count(keyId, organizationId);
  expect(statements).toHaveLength(on.isShared ? 7 : 6);
  now += 60_000;
  expect(await store.rateLimits.count(keyId, organizationId)).toMatchObject({ remaining: 3999, resetSeconds: 60 });
  expect(statements).toHaveLength(on.isShared ? 8 : 7);
});

test("a read of keys doesn't wait for the leases of many organizations", async () => {
  const { on, statements } = await listStatements();
  const { store, keyId } = await openRateLimits(Promise.resolve(on));
  const keys = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const organizationId = await store.accounts.createOrganization(`${at}`, "business");
      const userId = await store.accounts.userOf(organizationId, "a@one.example");
      const key = { organizationId, userId, hash: `${at}`, firstCharacters: "", isDevelopment: false };
      return { organizationId, keyId: await store.accounts.createKey(key) };
    }),
  );
  statements.length = 0;
  const counted = Promise.all(keys.map((each) => store.rateLimits.count(each.keyId, each.organizationId)));
  await new Promise(setImmediate);
  const found = await store.reserved.accounts.findKeys(["hash"]);
  expect(found.get("hash")?.caller.keyId).toBe(keyId);
  if (on.isShared) expect(statements.findIndex((text) => text.startsWith("select"))).toBeLessThan(10);
  await counted;
});

test.skipIf(inject("postgres") === undefined)(
  "processes that lease in turns serve the limit together, and no more",
  async () => {
    const { database, options, keyId, organizationId } = await openRateLimits();
    const open = () => openStore(database, () => 0, { ...options, isMigrated: true });
    const processes = [await open(), await open()] as const;
    let served = 0;
    for (let sent = 0; sent < 4200; sent++) {
      const { isServed } = await processes[sent % 2 === 0 ? 0 : 1].rateLimits.count(keyId, organizationId);
      served += Number(isServed);
    }
    expect(served).toBe(4000);
  },
);

test.skipIf(inject("postgres") !== undefined)(
  "while another process holds SQLite's lock, requests are counted without waiting and written after it",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "quotas-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "parlance.sqlite");
    let unlocked = Promise.withResolvers<void>();
    const busyWaits = { now: () => 0, wait: () => unlocked.promise };
    const openLocked = async () => {
      const database = sqlite(new DatabaseSync(file), { waits: busyWaits });
      const store = await openStore(database, () => 0, { wait: async () => {} });
      onTestFinished(() => store.close());
      return store;
    };
    const store = await openLocked();
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    const organizationId = await store.accounts.createOrganization("One", "business");
    const userId = await store.accounts.userOf(organizationId, "a@one.example");
    await store.accounts.createKey({ organizationId, userId, hash: "hash", firstCharacters: "", isDevelopment: false });
    const { keyId = 0 } = (await store.accounts.callerOf("hash")) ?? {};
    other.exec("BEGIN IMMEDIATE");
    for (let count = 1; count <= 120; count++) {
      expect(await store.rateLimits.count(keyId, organizationId)).toMatchObject({
        isServed: true,
        remaining: 4000 - count,
      });
    }
    other.exec("COMMIT");
    unlocked.resolve();
    const used = () => other.prepare("SELECT used FROM quotas").get()?.used;
    await expect.poll(used).toBe(50);
    for (let count = 121; count <= 151; count++) {
      expect(await store.rateLimits.count(keyId, organizationId)).toMatchObject({ remaining: 4000 - count });
    }
    await expect.poll(used).toBe(200);
    // After a restart, requests that were counted without the database are added to those of the earlier process.
    unlocked = Promise.withResolvers();
    const { rateLimits } = await openLocked();
    other.exec("BEGIN IMMEDIATE");
    for (let count = 1; count <= 60; count++) await rateLimits.count(keyId, organizationId);
    other.exec("COMMIT");
    unlocked.resolve();
    await expect.poll(used).toBe(250);
    for (let count = 61; count <= 101; count++) await rateLimits.count(keyId, organizationId);
    await expect.poll(used).toBe(350);
  },
);
