import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hashKey } from "../services/access/keys.ts";
import { openStore } from "../store/store.ts";
import { sqliteInMemory } from "./database/sqlite.ts";
import { ensureAccounts } from "./first-start.ts";
import type { ServerSettings } from "./settings/settings.ts";

/** A store and a data folder for several starts. */
async function open() {
  const dataFolder = await mkdtemp(join(tmpdir(), "data-"));
  const store = await openStore(sqliteInMemory(), () => 0);
  onTestFinished(async () => {
    await store.close();
    await rm(dataFolder, { recursive: true });
  });
  const logged: object[] = [];
  return {
    dataFolder,
    logged,
    start: (mode: ServerSettings["mode"], developmentKey?: string) =>
      ensureAccounts(store, { dataFolder, mode, developmentKey }, (event, facts, level) =>
        logged.push({ event, level, ...facts }),
      ),
    opens: async (key: string) => (await store.accounts.callerOf(await hashKey(key))) !== undefined,
    shown: async () => (await store.accounts.listKeys(1)).map(({ firstCharacters }) => firstCharacters),
    async revoke(key: string) {
      const caller = await store.accounts.callerOf(await hashKey(key));
      await store.accounts.revokeKey(1, caller?.keyId ?? 0);
    },
  };
}

test("a key that the environment gave holds as long as it does", async () => {
  const { start, opens } = await open();
  const kept = (await start("development", "first")) ?? "";
  expect([await opens("first"), await opens(kept)]).toEqual([true, true]);
  await start("development", "second");
  expect([await opens("first"), await opens("second")]).toEqual([false, true]);
  await start("development", "first");
  expect([await opens("first"), await opens("second")]).toEqual([true, false]);
  await start("production");
  expect([await opens("first"), await opens(kept)]).toEqual([false, true]);
});

test("a key that was revoked by hand stays so, though the environment gives it", async () => {
  const { start, opens, revoke, logged } = await open();
  await start("development", "first");
  await revoke("first");
  await start("development", "first");
  expect(await opens("first")).toBe(false);
  expect(logged).toEqual([{ event: "key ignored", level: "warn", variable: "PARLANCE_API_KEY" }]);
});

test("a key that was made otherwise is not withdrawn when the environment gives it no more", async () => {
  const { start, opens } = await open();
  const kept = (await start("development")) ?? "";
  await start("development", kept);
  await start("development");
  expect(await opens(kept)).toBe(true);
});

test("a development key that was revoked is no longer printed", async () => {
  const { start, revoke, logged } = await open();
  const kept = (await start("development")) ?? "";
  await revoke(kept);
  expect(await start("development")).toBeUndefined();
  expect(logged).toMatchObject([{ event: "key ignored", level: "warn", file: "dev-key" }]);
  expect(JSON.stringify(logged)).not.toContain(kept);
});

test("a short key is not kept in clear", async () => {
  const { start, shown: format } = await open();
  await start("development", "harbour1");
  expect(await format()).toEqual(["ha", expect.stringMatching(/^dev_\S{4}$/)]);
  await start("development", "tea");
  expect(await format()).toContain("");
});

test("in production mode no development key is made", async () => {
  const { start, shown: format, dataFolder } = await open();
  expect(await start("production")).toBeUndefined();
  expect([await format(), await readdir(dataFolder)]).toEqual([[], []]);
  const key = await start("development");
  expect(await readFile(join(dataFolder, "dev-key"), "utf8")).toBe(`${key}\n`);
});
