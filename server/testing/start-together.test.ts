import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ensureAccounts, ensureOrganization } from "../src/node/first-start.ts";
import { openStore } from "../src/store/store.ts";
import { testDatabase } from "./databases.ts";

test("processes that start together with one folder have the same development key", async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), "together-"));
  const { database, ofAnother, ...on } = await testDatabase();
  const one = await openStore(database, Date.now, on);
  const other = ofAnother ? await openStore(ofAnother(), Date.now, on) : one;
  onTestFinished(async () => {
    for (const store of new Set([one, other])) await store.close();
    await rm(dataFolder, { recursive: true });
  });
  const start = (store: typeof one) =>
    ensureAccounts(store, { dataFolder, mode: "development", developmentKey: undefined }, () => {});
  const keys = await Promise.all([one, other, one, other].map(start));
  expect(keys).toEqual(Array.from(keys, () => keys[0]));
  expect(await one.accounts.listKeys(await ensureOrganization(one.accounts))).toHaveLength(1);
});
