import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { testDatabase } from "../../../testing/databases.ts";
import type { BytesName } from "../../core/file-store.ts";
import { sqliteInMemory } from "../../node/database/sqlite.ts";
import { openStore } from "../store.ts";
import type { TablePage } from "./dump.ts";
import { migrateDump } from "./dump.ts";
import { migrationNames, migrations } from "./migrate.ts";

async function open() {
  const { database, ...options } = await testDatabase();
  return openStore(database, () => 0, options);
}

type Opened = Awaited<ReturnType<typeof open>>;

async function readPages(store: Opened, organizationId?: number): Promise<TablePage[]> {
  const pages: TablePage[] = [];
  await store.dump(async (page) => {
    pages.push(page);
  }, organizationId);
  return pages;
}

/** A store with rows in tables that refer to each other. */
async function openFilled(): Promise<Opened> {
  const store = await open();
  const organizationId = await store.accounts.createOrganization("Default", "business");
  const userId = await store.accounts.userOf(organizationId, "admin@localhost");
  const isDevelopment = false;
  await store.accounts.createKey({ organizationId, userId, hash: "hash", firstCharacters: "prod_abc", isDevelopment });
  const file = { name: "a.txt", content: "a" as BytesName, sizeBytes: 1, hash: "h", category: "API" as const };
  await store.atomically((tx) =>
    tx.files.create(organizationId, { ...file, projectId: null, jobType: null, labels: ["spring"] }),
  );
  return store;
}

/** The log is not replaced. */
const withoutLog = (pages: TablePage[]) => pages.filter(({ table }) => table !== "audit");

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

test("a dump of one store, put into another, makes them equal, whatever was there before", async () => {
  const pages = await readPages(await openFilled());
  const other = await open();
  await other.accounts.createOrganization("Gone", "free");
  await other.replaceAll(each(pages));
  expect(withoutLog(await readPages(other))).toEqual(withoutLog(pages));
  expect(await other.accounts.findOrganization("Gone")).toBeUndefined();
  expect((await other.files.pages(1).next()).value[0]).toMatchObject({ name: "a.txt", labels: ["spring"] });
});

test("a dump goes over more rows than a page holds", async () => {
  const store = await openFilled();
  const count = 2500;
  const first = await store.ids.take("segment", count);
  const entries = Array.from({ length: count }, (_, index) => ({
    id: first + index,
    source: `s${index}`,
    target: "t",
    resource: null,
    documentId: null,
    userEmail: "admin@localhost",
  }));
  const caller = { keyId: 1, userId: 1, organizationId: 1, email: "admin@localhost", isDevelopmentKey: false };
  const memory = { name: "M", sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
  const { id } = await store.memories.create(caller, memory);
  await store.atomically((tx) => tx.entries.put(1, id, entries));
  const pages = (await readPages(store)).filter(({ table }) => table === "memoryEntries");
  expect(pages.map(({ rows }) => rows.length)).toEqual([1000, 1000, 500]);
  const other = await open();
  await other.replaceAll(each(await readPages(store)));
  expect((await readPages(other)).filter(({ table }) => table === "memoryEntries")).toEqual(pages);
});

test("a dump with texts that only SQLite takes can be put into any store", async () => {
  const pages = await readPages(await openFilled());
  const changed = pages.map(({ table, rows }) => ({
    table,
    rows: table === "sourceFiles" ? rows.map((row) => ({ ...row, jobType: "a\u0000b" })) : rows,
  }));
  const other = await open();
  await other.replaceAll(each(changed));
  const [file] = (await readPages(other)).find(({ table }) => table === "sourceFiles")?.rows ?? [];
  expect(file?.jobType).toBe("a\uFFFDb");
});

test("a dump of an earlier version is brought forward through the migrations since", async () => {
  const old = await readPages(await openFilled());
  const next: Migration = { up: (db) => sql`update organizations set name = upper(name)`.execute(db).then(() => {}) };
  const options = { migrations: { ...migrations, "9999-next": next } };
  const store = await open();
  await store.replaceAll(migrateDump(sqliteInMemory(), migrationNames.at(-1) ?? "", each(old), options));
  const upgraded = old.map(({ table, rows }) => ({
    table,
    rows: table === "organizations" ? rows.map((row) => ({ ...row, name: "DEFAULT" })) : rows,
  }));
  expect(withoutLog(await readPages(store))).toEqual(withoutLog(upgraded));
});

test("rows that do not fit leave a store as it was", async () => {
  const store = await openFilled();
  const before = await readPages(store);
  const broken = before.map(({ table, rows }) => ({
    table,
    rows: rows.map((row) => (table === "keys" ? { ...row, userId: 999 } : row)),
  }));
  await expect(store.replaceAll(each(broken))).rejects.toThrow();
  expect(await readPages(store)).toEqual(before);
});

test("the dump of an organization has its rows alone, without keys", async () => {
  const store = await openFilled();
  const other = await store.accounts.createOrganization("Other", "business");
  const pages = await readPages(store, other);
  expect(pages.map(({ table }) => table)).toEqual(
    expect.arrayContaining(["organizations", "workflowTemplates", "domains", "filterConfigs"]),
  );
  for (const { table, rows } of pages) {
    expect(table).not.toBe("keys");
    for (const row of rows) expect([table, row.organizationId ?? row.id]).toEqual([table, other]);
  }
});

test("the audit log of a store keeps its entries, gets those of the dump once, and records the dump's return", async () => {
  const from = await openFilled();
  const pages = await readPages(from);
  const other = await open();
  await other.accounts.createOrganization("Gone", "free", "command line");
  await other.replaceAll(each(pages));
  await other.replaceAll(each(pages));
  const log = (await readPages(other)).flatMap(({ table, rows }) => (table === "audit" ? rows : []));
  const entries = log.map(({ actor, act, object }) => `${actor}: ${act} ${object}`).toSorted();
  expect(entries).toEqual([
    "command line: backup.restore everything",
    "command line: backup.restore everything",
    "command line: organization.create organization 1",
    "server: organization.create organization 1",
  ]);
});
