import type { TranslationProvider } from "@openparlance/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/databases.ts";
import { openStore, type Store } from "../store/store.ts";
import { inProcessEngines } from "./in-process-engines.ts";
import { MemoryEngines } from "./memory-engines.ts";
import { createInMemorySnapshotCache, type SnapshotCache } from "./snapshots.ts";

/** A provider that translates word by word, always the same way. */
function wordByWord(name: string, words: Record<string, string>): TranslationProvider {
  return {
    name,
    capabilities: { batch: 1 },
    async translate({ segments }) {
      return segments.map(({ source }) => [
        { target: source.replace(/\p{L}+/gu, (word) => words[word.toLowerCase()] ?? word) },
      ]);
    },
  };
}

const provider = wordByWord("Outside", { save: "Salvar", open: "Abrir", delete: "Suprimir", the: "la", file: "lima" });

let now: number;
let store: Store;
let organizationId: number;
let memory: Awaited<ReturnType<Store["memories"]["create"]>> & { organizationId: number };

beforeEach(async () => {
  now = 1_741_600_800_000;
  const { database, ...options } = await testDatabase();
  store = await openStore(database, () => now, options);
  organizationId = await store.accounts.createOrganization("Default", "business");
  memory = await newMemory();
});

async function newMemory() {
  const userId = await store.accounts.userOf(organizationId, "admin@localhost");
  const caller = { keyId: 1, userId, organizationId, email: "admin@localhost", isDevelopmentKey: true };
  const languages = { sourceLang: "en", targetLang: "es", sourceRegion: null, targetRegion: null };
  return { ...(await store.memories.create(caller, { name: "a", ...languages })), organizationId };
}

const open = (options: { provider?: TranslationProvider; cache?: SnapshotCache } = {}) =>
  new MemoryEngines(
    inProcessEngines({ thread: { providers: [options.provider ?? provider] }, cache: options.cache }),
    store,
    { report: expect.unreachable },
  );

const translate = async (engines: MemoryEngines, source: string) =>
  (await engines.translate(memory, [{ source, n: 1 }]))[0]?.[0];

const confirm = (id: number, source: string, target: string, documentId: number | null = 7) =>
  store.atomically((tx) =>
    tx.entries.put(organizationId, memory.id, [
      { id, source, target, resource: null, documentId, userEmail: "admin@localhost" },
    ]),
  );

const remove = (id: number) => store.atomically((tx) => tx.entries.delete(organizationId, memory.id, [id]));

const source = "Save the <g id='1'>file</g>";
const target = "Guardar el <g id='1'>archivo</g>";

describe("any provider learns", () => {
  test("nothing changes where nothing was learnt", async () => {
    const engines = open();
    const created = await translate(engines, "Delete the file");
    expect(created).toMatchObject({ target: "Suprimir la lima", provenance: [0, 0, 0] });
    await confirm(1, "Good morning", "Buenos días");
    expect(await translate(engines, "Delete the file")).toEqual(created);
  });

  test("a correction counts in the next translation, and its words come from the memory", async () => {
    const engines = open();
    expect(await translate(engines, source)).toMatchObject({ target: "Salvar la lima" });
    await confirm(1, source, target);
    expect(await translate(engines, "Delete the file")).toMatchObject({
      target: "Suprimir el archivo",
      provenance: [0, 1, 1],
    });
  });

  test("it is unlearnt when the segment is deleted, and learnt again when it is updated", async () => {
    const engines = open();
    await translate(engines, source);
    await confirm(1, source, target);
    await confirm(1, source, "Guardar el <g id='1'>fichero</g>");
    expect((await translate(engines, "Delete the file"))?.target).toBe("Suprimir el fichero");
    await remove(1);
    expect((await translate(engines, "Delete the file"))?.target).toBe("Suprimir la lima");
  });

  test("it is there after a restart and in other processes, with a snapshot and without", async () => {
    const kept = new Map<number, Uint8Array>();
    const cache = createInMemorySnapshotCache(kept);
    const [engines, other] = [open({ cache }), open()];
    await translate(engines, source);
    await confirm(1, source, target);
    for (let id = 1000; id < 2200; id++) await confirm(id, `Berth ${id}`, `Amarre ${id}`);
    expect((await translate(engines, "Delete the file"))?.target).toBe("Suprimir el archivo");
    await engines.end();
    expect(kept.size).toBe(1);
    for (const again of [other, open({ cache })]) {
      expect((await translate(again, "Delete the file"))?.target).toBe("Suprimir el archivo");
    }
  });

  test("edits for one provider are not applied to another's output, nor in another memory", async () => {
    await translate(open(), source);
    await confirm(1, source, target);
    const other = open({ provider: wordByWord("Other", { delete: "Suprimir", the: "la", file: "lima" }) });
    expect((await translate(other, "Delete the file"))?.target).toBe("Suprimir la lima");
    memory = await newMemory();
    expect((await translate(open(), "Delete the file"))?.target).toBe("Suprimir la lima");
  });

  test("a document's own segments do not count for itself", async () => {
    const engines = open();
    await translate(engines, source);
    await confirm(1, source, target, 7);
    const of = async (excludeDocument: number) =>
      (await engines.translate(memory, [{ source: "Delete the file", n: 1, excludeDocument }]))[0]?.[0]?.target;
    expect(await of(7)).toBe("Suprimir la lima");
    expect(await of(8)).toBe("Suprimir el archivo");
  });
});
