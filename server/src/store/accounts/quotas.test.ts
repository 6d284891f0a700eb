import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../testing/databases.ts";
import { openStore } from "../store.ts";

async function openQuotas() {
  const { database, ...options } = await testDatabase();
  const store = await openStore(database, () => 0, options);
  onTestFinished(() => store.close());
  const organizationId = await store.accounts.createOrganization("One", "business");
  const userId = await store.accounts.userOf(organizationId, "a@one.example");
  await store.accounts.createKey({ organizationId, userId, hash: "hash", firstCharacters: "", isDevelopment: false });
  const { keyId = 0 } = (await store.accounts.callerOf("hash")) ?? {};
  return { database, options, store, keyId, organizationId };
}

test("of requests in the same turn no more are served than are left", async () => {
  const { store, keyId, organizationId } = await openQuotas();
  const count = () => store.quotas.count(keyId, organizationId);
  for (let before = 1; before < 4000; before++) await count();
  await new Promise(setImmediate);
  const verdicts = await Promise.all([count(), count(), count()]);
  expect(verdicts.map(({ isServed, remaining }) => [isServed, remaining])).toEqual([
    [true, 0],
    [false, 0],
    [false, 0],
  ]);
});

test("what a process had leased when it ended counts as used: 50 requests, at most 200 of a key that asks much", async () => {
  const { database, options, keyId, organizationId } = await openQuotas();
  /** What is left after so many requests of a process that begins. */
  const leftAfter = async (requests: number) => {
    const { quotas } = await openStore(database, () => 0, { ...options, isMigrated: true });
    for (let count = 1; count < requests; count++) await quotas.count(keyId, organizationId);
    return (await quotas.count(keyId, organizationId)).remaining;
  };
  expect(await leftAfter(1)).toBe(3999);
  expect(await leftAfter(2000)).toBe(3950 - 2000);
  const left = await leftAfter(1);
  expect(left).toBeLessThan(3950 - 2000);
  expect(left).toBeGreaterThanOrEqual(3950 - 2000 - 200);
  expect(await leftAfter(1)).toBe(left - 50);
});
