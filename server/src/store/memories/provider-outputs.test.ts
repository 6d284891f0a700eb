import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../testing/databases.ts";
import { openStore, type Store } from "../store.ts";

const day = 24 * 3600_000;

let now: number;
let store: Store;
let organizationId: number;

beforeEach(async () => {
  now = 1_741_600_800_000;
  const { database, ...options } = await testDatabase();
  store = await openStore(database, () => now, options);
  organizationId = await store.accounts.createOrganization("Default", "business");
  return () => store.close();
});

async function newMemory() {
  const userId = await store.accounts.userOf(organizationId, "admin@localhost");
  const caller = { keyId: 1, userId, organizationId, email: "admin@localhost", isDevelopmentKey: true };
  const languages = { sourceLang: "en", targetLang: "es", sourceRegion: null, targetRegion: null };
  return (await store.memories.create(caller, { name: "a", ...languages })).id;
}

const put = (memoryId: number, output: string, provider = "Outside", source = "One ") =>
  store.providerOutputs.put(organizationId, memoryId, [{ provider, source, output }]);

async function find(memoryId: number, source = "One <x id='1'/>") {
  const matches = await store.providerOutputs.ofSources(organizationId, memoryId, [source]);
  return matches.get(source)?.map(({ output }) => output);
}

test("the last output of each source and provider is found by the source, with or without tags", async () => {
  const [memory, other] = [await newMemory(), await newMemory()];
  await put(memory, "Uno");
  await put(memory, "Un");
  await put(memory, "Una", "Other");
  expect([await find(memory), await find(memory, "One "), await find(memory, "One"), await find(other)]).toEqual([
    ["Un", "Una"],
    ["Un", "Una"],
    undefined,
    undefined,
  ]);
  expect([
    await store.providerOutputs.hasAny(organizationId, memory),
    await store.providerOutputs.hasAny(organizationId, other),
  ]).toEqual([true, false]);
});

test("the same source twice in one request is kept once, a long one not at all", async () => {
  const memory = await newMemory();
  const outputs = ["Uno", "Un", "x".repeat(5001)].map((output) => ({ provider: "Outside", source: "One ", output }));
  await store.providerOutputs.put(organizationId, memory, outputs);
  expect(await find(memory)).toEqual(["Un"]);
});

test("an output is kept for a year after it was last received", async () => {
  const memory = await newMemory();
  await put(memory, "Uno");
  await put(memory, "Una", "Other");
  now += 364 * day;
  await put(memory, "Unos", "Other");
  now += 2 * day;
  await store.providerOutputs.sweep();
  expect(await find(memory)).toEqual(["Unos"]);
});

test("outputs are erased with their memory", async () => {
  const [memory, other] = [await newMemory(), await newMemory()];
  await put(memory, "Uno");
  await put(other, "Uno");
  while (await store.memories.erasePage(organizationId, memory));
  expect([await find(memory), await find(other)]).toEqual([undefined, ["Uno"]]);
});
