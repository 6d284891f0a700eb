import { liveBytes } from "@openparlance/text/testing";
import { expect, test, vi } from "vitest";
import { openTestServer } from "../../../testing/test-server.ts";
import type { Caller } from "../../core/caller.ts";
import { callerFinder, firstCharactersOf, hashKey } from "./keys.ts";

test("cached data of a key are believed for a second, and no longer", async () => {
  const { core, createKey, organizationId, time } = await openTestServer();
  const find = callerFinder(
    core.store,
    () => time.now,
    () => time.now,
  );
  const key = await createKey();
  const { keyId } = (await find(key)) as Caller;
  await core.store.accounts.revokeKey(organizationId, keyId);
  time.now += 999;
  expect(await find(key)).toMatchObject({ keyId });
  time.now += 1;
  expect(await find(key)).toBeUndefined();
});

test("a key in use is found without waiting for the store, also after a second", async () => {
  const { core, createKey, time } = await openTestServer();
  const { accounts } = core.store;
  const findKeys = accounts.findKeys.bind(accounts);
  let others = Promise.resolve();
  const queries = vi.spyOn(accounts, "findKeys").mockImplementation((hashes) => others.then(() => findKeys(hashes)));
  const find = callerFinder(
    core.store,
    () => time.now,
    () => time.now,
  );
  const key = await createKey();
  await find(key);
  const { promise, resolve } = Promise.withResolvers<void>();
  others = promise;
  time.now += 600;
  expect(await find(key)).toBeDefined();
  expect(await find(key)).toBeDefined();
  await expect.poll(() => queries.mock.calls.length).toBe(1);
  resolve();
  await expect.poll(() => queries.mock.settledResults[0]?.type).toBe("fulfilled");
  // During the next second, no request waits for the read.
  others = new Promise(() => {});
  time.now += 900;
  expect(await find(key)).toBeDefined();
});

test("valid keys in use are read together, however many they are and whenever each was used", async () => {
  const { find, core, createKey, time } = await openFinder();
  const reads = vi.spyOn(core.store.accounts, "findKeys");
  const keys = await Promise.all(Array.from({ length: 20 }, (_, at) => createKey(`user${at}@harbour.example`)));
  for (const key of keys) {
    time.now += 20;
    await find(key);
  }
  for (let round = 0; round < 100; round++) {
    for (const key of keys) {
      time.now += 5;
      expect(await find(key)).toBeDefined();
    }
    await Promise.all(reads.mock.results.map(({ value }) => value));
  }
  // The test takes 10 s, and each key alone would be read up to twice per second.
  expect(reads.mock.calls.length).toBeGreaterThan(8);
  expect(reads.mock.calls.length).toBeLessThan(30);
});

test("a read of keys that doesn't end delays no keys after five seconds", async () => {
  const { find, core, createKey, time } = await openFinder();
  const [stuck, other] = [await createKey("a@harbour.example"), await createKey("b@harbour.example")];
  await Promise.all([find(stuck), find(other)]);
  const reads = vi.spyOn(core.store.accounts, "findKeys").mockReturnValueOnce(new Promise(() => {}));
  time.now += 1000;
  const late = [find(stuck)];
  await expect.poll(() => reads.mock.calls.length).toBe(1);
  late.push(find(other));
  time.now += 5000;
  expect(await find(other)).toBeDefined();
  expect(await late[1]).toBeDefined();
  expect(await Promise.race([late[0], "waits"])).toBe("waits");
  time.now += 1000;
  expect(await find(stuck)).toBeDefined();
});

test("a key that is revoked while others are used is refused after a second", async () => {
  const { find, core, createKey, organizationId, time } = await openFinder();
  const [kept, revoked] = [await createKey("a@harbour.example"), await createKey("b@harbour.example")];
  const { keyId } = (await find(revoked)) as Caller;
  await find(kept);
  await core.store.accounts.revokeKey(organizationId, keyId);
  for (let ms = 0; ms < 1000; ms += 100) {
    time.now += 100;
    expect(await find(kept)).toBeDefined();
    await find(revoked);
  }
  expect(await find(revoked)).toBeUndefined();
  expect(await find(kept)).toBeDefined();
});

test("a new key is valid within a second, though it was tried before", async () => {
  const { core, organizationId, time } = await openTestServer();
  const find = callerFinder(
    core.store,
    () => time.now,
    () => time.now,
  );
  expect(await find("harbour")).toBeUndefined();
  const userId = await core.store.accounts.userOf(organizationId, "admin@localhost");
  const shown = { firstCharacters: "", isDevelopment: false };
  await core.store.accounts.createKey({ organizationId, userId, hash: await hashKey("harbour"), ...shown });
  time.now += 1000;
  expect(await find("harbour")).toMatchObject({ userId });
});

/** A finder of callers. The test ends its queries of the store. */
async function openFinder() {
  const server = await openTestServer();
  const { accounts } = server.core.store;
  const findKey = accounts.findKey.bind(accounts);
  const requests: string[] = [];
  const rests: number[] = [];
  let queryMs = 0;
  vi.spyOn(accounts, "findKey").mockImplementation((hash) => {
    requests.push(hash);
    server.time.now += queryMs;
    return findKey(hash);
  });
  const now = () => server.time.now;
  const find = callerFinder(server.core.store, now, now, async (ms) => {
    rests.push(ms);
  });
  return { ...server, find, requested: requests, rests, takePerQuery: (ms: number) => (queryMs = ms) };
}

test("anyone who tries many wrong keys at once waits, and delays neither other clients nor keys in use", async () => {
  const { find, requested: requests, createKey } = await openFinder();
  const [used, fresh] = [await createKey(), await createKey("bea@harbour.example")];
  await find(used, "guesser");
  requests.length = 0;
  const guesses = Array.from({ length: 120 }, (_, at) => find(`guess ${at}`, "guesser").catch((error) => error.name));
  const callers = await Promise.all([find(used, "guesser"), find(fresh, "other")]);
  expect(callers).toEqual([expect.anything(), expect.anything()]);
  const position = requests.indexOf(await hashKey(fresh));
  expect(position).toBeGreaterThan(-1);
  // Only lookups of wrong keys that had begun are first, however long each takes.
  expect(position).toBeLessThan(20);
  const results = await Promise.all(guesses);
  expect(results.filter((result) => result === undefined)).toHaveLength(100);
  expect(results.filter((result) => result === "QueueFullError")).toHaveLength(20);
  expect(await find("guess 119", "guesser")).toBeUndefined();
});

test("after a wrong key its line rests four times as long as it took, within limits, and after a right one it doesn't", async () => {
  const { find, rests, createKey, takePerQuery } = await openFinder();
  takePerQuery(2);
  await find("guess", "guesser");
  await expect.poll(() => rests).toEqual([8]);
  await find(await createKey(), "other");
  await expect.poll(() => rests).toEqual([8, 0]);
  takePerQuery(3000);
  await find("another guess", "guesser");
  await expect.poll(() => rests).toEqual([8, 0, 50]);
});

test("a key that was right and is revoked waits like any wrong one", async () => {
  const { find, rests, createKey, core, organizationId, time } = await openFinder();
  const key = await createKey();
  const { keyId } = (await find(key)) as Caller;
  await core.store.accounts.revokeKey(organizationId, keyId);
  for (const _ of [1, 2]) {
    time.now += 1000;
    expect(await find(key)).toBeUndefined();
  }
  await expect.poll(() => rests).toHaveLength(2);
});

test.each([
  ["prod_0123456789abcdef0123456789abcdef", "prod_012"],
  ["harbour1", "ha"],
  ["tea", ""],
])("of the key %s a list shows %j", (key, shown) => {
  expect(firstCharactersOf(key)).toBe(shown);
});

test("wrong keys use little memory, however long they or their headers are", async () => {
  const { find } = await openFinder();
  const wrongKeys = async (from: number) => {
    for (let at = from; at < from + 200; at++) {
      const header = `${"u".repeat(10_000)}:a wrong key ${at}`;
      await find(at % 2 ? header : header.slice(10_001), "guesser");
    }
  };
  await wrongKeys(0);
  const growths: number[] = [];
  for (const from of [200, 400, 600]) {
    const before = liveBytes();
    await wrongKeys(from);
    growths.push((liveBytes() - before) / 200);
  }
  // Other work of the process may increase one of the figures.
  expect(Math.min(...growths)).toBeLessThan(3000);
});
