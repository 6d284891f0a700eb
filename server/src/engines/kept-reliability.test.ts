import type { TranslationProvider } from "@openparlance/engine";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../testing/databases.ts";
import { openStore, type Store } from "../store/store.ts";
import { inProcessEngines } from "./in-process-engines.ts";
import { MemoryEngines } from "./memory-engines.ts";
import { createInMemorySnapshotCache } from "./snapshots.ts";

let store: Store;
let memory: Awaited<ReturnType<Store["memories"]["create"]>> & { organizationId: number };

beforeEach(async () => {
  const { database, ...options } = await testDatabase();
  store = await openStore(database, () => 1_741_600_800_000, options);
  const organizationId = await store.accounts.createOrganization("Default", "business");
  const userId = await store.accounts.userOf(organizationId, "admin@localhost");
  const caller = { keyId: 1, userId, organizationId, email: "admin@localhost", isDevelopmentKey: true };
  const languages = { sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
  memory = { ...(await store.memories.create(caller, { name: "a", ...languages })), organizationId };
});

const confirm = (id: number, source: string, target: string) =>
  store.atomically((tx) =>
    tx.entries.put(memory.organizationId, memory.id, [
      { id, source, target, resource: null, documentId: null, userEmail: "admin@localhost" },
    ]),
  );

const sources = ["wet deck", "wet quay", "old deck", "old quay", "wet ferry", "old ferry"];

const provider: TranslationProvider = {
  name: "Outside",
  capabilities: { batch: 1 },
  translate: async ({ segments }) => segments.map(({ source }) => [{ target: source.toUpperCase() }]),
};

test("scores fall in a memory whose translations are always changed, also after a restart", async () => {
  const cache = createInMemorySnapshotCache(new Map());
  const open = () =>
    new MemoryEngines(inProcessEngines({ thread: { providers: [provider] }, cache, minToSave: 0 }), store, {
      report: expect.unreachable,
    });
  const translate = async (engines: MemoryEngines, source: string) =>
    (await engines.translate(memory, [{ source, n: 1 }]))[0]?.[0]?.score ?? 0;
  const engines = open();
  const before = await translate(engines, "old wet deck");
  expect(before).toBeGreaterThan(0);
  for (const [at, source] of sources.entries()) {
    await translate(engines, source);
    await confirm(at + 1, source, `${at} ganz anders`);
  }
  // From now on, the engine can learn only from the outcomes of its translations.
  const ids = sources.map((_, at) => at + 1);
  await store.atomically((tx) => tx.entries.delete(memory.organizationId, memory.id, ids));
  const after = await translate(engines, "old wet deck");
  expect(after).toBeLessThan(0.8 * before);
  await engines.end();
  const again = open();
  expect(await translate(again, "old wet deck")).toBeCloseTo(after, 5);
  await again.end();
});
