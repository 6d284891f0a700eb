import { expect, test, vi } from "vitest";
import type { Caller } from "../../caller.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { callerFinder, firstCharactersOf, hashKey } from "./keys.ts";

test("what was found of a key is believed for a second, and no longer", async () => {
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
  const findKey = accounts.findKey.bind(accounts);
  let others = Promise.resolve();
  const queries = vi.spyOn(accounts, "findKey").mockImplementation((hash) => others.then(() => findKey(hash)));
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
  await expect.poll(() => queries.mock.calls.length).toBe(2);
  resolve();
  // Whoever asks in the second after waits for nothing.
  others = new Promise(() => {});
  time.now += 900;
  expect(await find(key)).toBeDefined();
});

test("a key that is new holds within a second, though it was asked for before", async () => {
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

test.each([
  ["prod_0123456789abcdef0123456789abcdef", "prod_012"],
  ["harbour1", "ha"],
  ["tea", ""],
])("of the key %s a list shows %j", (key, shown) => {
  expect(firstCharactersOf(key)).toBe(shown);
});
