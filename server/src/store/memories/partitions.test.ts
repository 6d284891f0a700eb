import { CompiledQuery, Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { listStatements } from "../../../testing/counted-database.ts";
import type { BytesName } from "../../core/file-store.ts";
import { openStore, type Store, type StoreDialect } from "../store.ts";
import type { Import } from "./imports.ts";

const isOnPostgres = inject("postgres") !== undefined;

const match: Import = {
  id: 1,
  memoryId: 1,
  name: "a.tmx",
  file: "a" as BytesName,
  userEmail: "",
  options: { hasHeaderRow: false, skipDuplicates: true },
};
/** An import that no one has seen. */
const unseen: Import = { ...match, id: 2 };
const pair = { source: "a", target: "b" };
const entryOf = (id: number) => ({ id, ...pair, resource: null, documentId: 5, userEmail: "" });

/** A store with a memory, and a function that finds the partitions that the statements of some work read. */
async function openPartitions() {
  const { on, queries } = await listStatements();
  const store = await openStore(on.database, () => 1, on);
  const explaining = new Kysely<unknown>({ dialect: on.ofAnother?.() as StoreDialect });
  onTestFinished(() => Promise.all([store.close(), explaining.destroy()]).then(() => {}));
  const organizationId = await store.accounts.createOrganization("Harbour", "business");
  const userId = await store.accounts.userOf(organizationId, "a@harbour.example");
  const languages = { sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
  const { id } = await store.memories.create({ organizationId, userId } as never, { name: "", ...languages });
  expect([organizationId, id]).toEqual([1, 1]);
  await store.imports.add(1, match);
  await store.imports.complete(1, 1, 1);
  await store.imports.add(1, unseen);
  // Two pages of entries, because each further page is another statement.
  await store.atomically((tx) =>
    tx.entries.put(
      1,
      1,
      Array.from({ length: 1001 }, (_, at) => entryOf(at + 1)),
    ),
  );
  async function partitionsOf(work: () => Promise<unknown> | AsyncIterable<unknown>): Promise<string[]> {
    queries.length = 0;
    const done = work();
    if (Symbol.asyncIterator in done) for await (const _ of done);
    else await done;
    const ofEntries = queries.filter(({ sql }) => sql.includes('"memory_entries"') && !sql.startsWith("insert"));
    expect(ofEntries).not.toEqual([]);
    const plans = ofEntries.map(async ({ sql, parameters }) => {
      const { rows } = await explaining.executeQuery(
        CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
      );
      return new Set(JSON.stringify(rows).match(/(?<="Relation Name":")memory_entries_\d+/g));
    });
    return (await Promise.all(plans)).map((partitions) => [...partitions].join());
  }
  return { store, partitionsOf, explaining };
}

const works: Record<string, (store: Store) => Promise<unknown> | AsyncIterable<unknown>> = {
  "the changes of a memory": ({ entries }) => entries.changesSince(1, 1, 0),
  "the pairs that a memory has": ({ imports }) => imports.known(1, match, "memoryEntries", [pair]),
  "the pair of a new entry": ({ entries }) => entries.findPair(1, 1, pair),
  "an entry of a memory": ({ entries }) => entries.find(1, 1, 1),
  "the entries of a document": ({ entries }) => entries.ofDocument(1, 1, 5),
  "texts to write from": ({ contents }) => contents.sentencesOf(1, 1, "source", 5000),
  "entries to delete": ({ entries }) => entries.delete(1, 1, [1, 2]),
  "entries of a document to delete": (store) => store.atomically((tx) => tx.entries.deletePageOf(1, 1, 5)),
  "rows of an import to erase": ({ imports }) => imports.erasePage(1, unseen),
  "rows of a memory to erase": ({ memories }) => memories.erasePage(1, 1),
};

test.runIf(isOnPostgres)(
  "indexes take at most 100 bytes for an entry of an import, and 120 for one of a document",
  async () => {
    const { store, explaining } = await openPartitions();
    const pairs = Array.from({ length: 500 }, (_, at) => ({ source: `${at}`, target: "" }));
    const bytesOf = async (add: (portion: number) => Promise<unknown>) => {
      await sql`truncate memory_entries`.execute(explaining);
      for (let portion = 1; portion <= 20; portion++) await add(portion);
      const { rows } = await sql<{ bytes: string }>`
      select max(pg_indexes_size(inhrelid)) as bytes from pg_inherits where inhparent = 'memory_entries'::regclass
    `.execute(explaining);
      return Number(rows[0]?.bytes) / (20 * pairs.length);
    };
    expect(await bytesOf(() => store.entries.insertImported(1, match, pairs))).toBeLessThan(100);
    const addDocument = (documentId: number) =>
      store.atomically((tx) =>
        tx.entries.put(
          1,
          1,
          pairs.map((pair, at) => ({ ...entryOf(documentId * 500 + at), ...pair, documentId })),
        ),
      );
    expect(await bytesOf(addDocument)).toBeLessThan(120);
  },
);

test.runIf(isOnPostgres)("every statement that names a memory reads one of the 32 partitions", async () => {
  const { store, partitionsOf } = await openPartitions();
  const seen = new Set<string>();
  for (const [name, work] of Object.entries(works)) {
    const partitions = await partitionsOf(() => work(store));
    for (const each of partitions) {
      expect([name, each]).toEqual([name, expect.stringMatching(/^memory_entries_\d+$/)]);
      seen.add(each);
    }
  }
  expect(seen.size).toBe(1);
  // An ID alone may be in any memory.
  const [all = ""] = await partitionsOf(() => store.entries.withIds(1, [1]));
  expect(all.split(",")).toHaveLength(32);
});
