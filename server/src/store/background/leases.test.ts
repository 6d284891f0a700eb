import { beforeEach, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../testing/databases.ts";
import { openStore, type Store } from "../store.ts";

let store: Store;
let now: number;

beforeEach(async () => {
  now = 1_741_600_800_000;
  const { database, ...options } = await testDatabase();
  store = await openStore(database, () => now, options);
  onTestFinished(() => store.close());
});

test("a lease is one holder's until it ends or is released", async () => {
  const first = await store.leases.take("learning 1", 1000);
  expect(first).toBe(now + 1000);
  expect(await store.leases.take("learning 1", 1000)).toBeUndefined();
  expect(await store.leases.take("learning 2", 1000)).toBe(now + 1000);
  now += 999;
  const kept = await store.leases.keep("learning 1", first as number, 1000);
  now += 999;
  expect(await store.leases.take("learning 1", 1000)).toBeUndefined();
  await store.leases.release("learning 1", kept as number);
  expect(await store.leases.take("learning 1", 1000)).toBe(now + 1000);
});

test("a lease that another holder has by now is neither kept nor released by the one before", async () => {
  const before = (await store.leases.take("learning 1", 1000)) as number;
  now += 1000;
  const after = (await store.leases.take("learning 1", 1000)) as number;
  expect(await store.leases.keep("learning 1", before, 1000)).toBeUndefined();
  await store.leases.release("learning 1", before);
  expect(await store.leases.take("learning 1", 1000)).toBeUndefined();
  expect(await store.leases.keep("learning 1", after, 1000)).toBe(after);
});

test("of takers at the same moment one gets the lease", async () => {
  const ends = await Promise.all(Array.from({ length: 8 }, () => store.leases.take("learning 1", 1000)));
  expect(ends.filter((endsAt) => endsAt !== undefined)).toHaveLength(1);
});

test("leases that ended are swept", async () => {
  await store.leases.take("learning 1", 1000);
  await store.leases.take("learning 2", 2000);
  now += 1500;
  await store.leases.sweep("learning ");
  expect(await store.leases.keep("learning 1", now - 500, 1000)).toBeUndefined();
  expect(await store.leases.take("learning 2", 1000)).toBeUndefined();
});

test("a lease of another process whose clock is ahead is its own, and one of a time of day that was set back is free", async () => {
  await store.leases.take("learning 1", 1000);
  now -= 20_000;
  expect(await store.leases.take("learning 1", 1000)).toBeUndefined();
  now -= 24 * 3600_000;
  expect(await store.leases.take("learning 1", 1000)).toBe(now + 1000);
});
