import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { CamelCasePlugin, Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { countTurns } from "../../../testing/turns.ts";
import { sqlite } from "../../node/database/sqlite.ts";
import { migrate } from "./migrate.ts";
import type { Journal } from "./sqlite.ts";
import { isStorageError } from "./storage-errors.ts";
import type { Tables } from "./tables.ts";

test("a migration that fails halfway changes nothing, and the next one can run", async () => {
  const dialect = sqlite(new DatabaseSync(":memory:"));
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  // The migration creates this table after others.
  await sql`create table upload_parts (text text)`.execute(db);
  await expect(migrate(db)).rejects.toThrow("already exists");
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain("uploads");
  await sql`drop table upload_parts`.execute(db);
  await migrate(db);
  expect((await db.introspection.getTables()).map(({ name }) => name)).toContain("uploads");
  await db.destroy();
});

test("a limit is a part of its statement, which SQLite would otherwise prepare at each run", async () => {
  const db = new Kysely<{ words: { text: string } }>({ dialect: sqlite(new DatabaseSync(":memory:")) });
  onTestFinished(() => db.destroy());
  const { sql, parameters } = db
    .selectFrom("words")
    .selectAll()
    .where("text", "=", "quay")
    .limit(5)
    .offset(2)
    .compile();
  expect([sql, parameters]).toEqual(['select * from "words" where "text" = ? limit 5 offset ?', ["quay", 2]]);
});

test("closing waits for statements under way, and refuses later ones", async () => {
  const db = new Kysely<{ words: { text: string } }>({ dialect: sqlite(new DatabaseSync(":memory:")) });
  await sql`create table words (text text)`.execute(db);
  const select = () => db.selectFrom("words").selectAll().execute();
  const added = db.transaction().execute(async (tx) => {
    await setImmediate();
    await tx.insertInto("words").values({ text: "quay" }).execute();
    return tx.selectFrom("words").selectAll().execute();
  });
  const waiting = select();
  const closing = db.destroy();
  expect(await added).toEqual([{ text: "quay" }]);
  expect(await waiting).toEqual([{ text: "quay" }]);
  await closing;
  await expect(select()).rejects.toThrow("destroyed");
});

test("a transaction for which the disk has no room fails with that, and the next one works", async () => {
  const database = new DatabaseSync(":memory:");
  const db = new Kysely<{ words: { text: string } }>({ dialect: sqlite(database) });
  await sql`create table words (text text)`.execute(db);
  const insert = (text: string) =>
    db.transaction().execute((tx) => tx.insertInto("words").values({ text }).executeTakeFirstOrThrow());
  database.exec("PRAGMA max_page_count = 1");
  await expect(insert("x".repeat(100_000))).rejects.toThrow("database or disk is full");
  database.exec("PRAGMA max_page_count = 1000000");
  await insert("quay");
  expect(await db.selectFrom("words").selectAll().execute()).toEqual([{ text: "quay" }]);
  await db.destroy();
});

test("another process's write does not break a transaction that reads before it writes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "parlance-sqlite-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "words.sqlite");
  const db = new Kysely<{ words: { text: string } }>({ dialect: sqlite(new DatabaseSync(file)) });
  const other = new DatabaseSync(file, { timeout: 0 });
  await sql`create table words (text text)`.execute(db);
  const add = (text: string) => other.prepare("INSERT INTO words VALUES (?)").run(text);
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom("words").selectAll().execute();
    // The other connection must wait for the transaction, but has a timeout of 0.
    expect(() => add("gangway")).toThrow("database is locked");
    await tx.insertInto("words").values({ text: "quay" }).execute();
  });
  await db
    .transaction()
    .setAccessMode("read only")
    .execute(async (tx) => {
      await tx.selectFrom("words").selectAll().execute();
      add("gangway");
    });
  const all = await db.selectFrom("words").selectAll().execute();
  expect(all.map(({ text }) => text)).toEqual(["quay", "gangway"]);
  other.close();
  await db.destroy();
});

test("statements that wait for each other leave other events their turn after five milliseconds", async () => {
  const db = new Kysely<{ words: { text: string } }>({ dialect: sqlite(new DatabaseSync(":memory:")) });
  await sql`create table words (text text)`.execute(db);
  let now = 0;
  // Each statement takes three milliseconds.
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 3));
  const { soFar, end } = countTurns();
  const insert = () => db.insertInto("words").values({ text: "quay" }).execute();
  const turns = await Promise.all(Array.from({ length: 20 }, () => insert().then(soFar)));
  end();
  clock.mockRestore();
  const perTurn = Map.groupBy(turns, (of) => of).values();
  expect(Math.max(...[...perTurn].map(({ length }) => length))).toBe(2);
  await db.destroy();
});

test("a write ends when its journal is on the disk, and others have the connection meanwhile", async () => {
  const folder = await mkdtemp(join(tmpdir(), "parlance-sqlite-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const flushes: PromiseWithResolvers<void>[] = [];
  const flush = () => {
    flushes.push(Promise.withResolvers());
    return flushes.at(-1)?.promise ?? expect.unreachable();
  };
  const database = new DatabaseSync(join(folder, "words.sqlite"));
  const dialect = sqlite(database, { journal: { flush, isLocking: () => false, end: async () => {} } });
  const db = new Kysely<{ words: { text: string } }>({ dialect });
  database.exec("create table words (text text)");
  const ended: string[] = [];
  const write = db.insertInto("words").values({ text: "quay" }).execute();
  const transaction = db.transaction().execute((tx) => tx.insertInto("words").values({ text: "pier" }).execute());
  const written = [write.then(() => ended.push("statement")), transaction.then(() => ended.push("transaction"))];
  await expect.poll(() => flushes.length).toBe(2);
  expect(await db.selectFrom("words").selectAll().execute()).toHaveLength(2);
  expect([ended, flushes.length]).toEqual([[], 2]);
  for (const { resolve } of flushes) resolve();
  await Promise.all(written);
  await db.destroy();
});

test("a statement that changes no row flushes nothing, and waits for a flush that is under way", async () => {
  const folder = await mkdtemp(join(tmpdir(), "parlance-sqlite-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const flushed = Promise.withResolvers<void>();
  let flushes = 0;
  const journal = {
    flush: () => (++flushes === 4 ? flushed.promise : Promise.resolve()),
    isLocking: () => false,
    end: async () => {},
  };
  const dialect = sqlite(new DatabaseSync(join(folder, "words.sqlite")), { journal });
  const db = new Kysely<{ words: { text: string } }>({ dialect });
  const words = db.deleteFrom("words").where("text", "=", "quay");
  await db.schema.createTable("words").addColumn("text", "text").execute();
  await db.insertInto("words").values({ text: "quay" }).returningAll().execute();
  await db.updateTable("words").set({ text: "quay" }).execute();
  await db.updateTable("words").set({ text: "deck" }).where("text", "=", "pier").execute();
  expect(flushes).toBe(3);
  const ended: string[] = [];
  const changes = [words.execute(), words.returningAll().execute()];
  const all = Promise.all(changes.map((change, at) => change.then(() => ended.push(`${at}`))));
  await expect.poll(() => flushes).toBe(4);
  await db.selectFrom("words").selectAll().execute();
  expect(ended).toEqual([]);
  flushed.resolve();
  await all;
  expect([flushes, ended.length]).toEqual([4, 2]);
  await db.destroy();
});

describe("while another process writes", () => {
  async function lockedDatabase(journal?: Journal) {
    const folder = await mkdtemp(join(tmpdir(), "parlance-sqlite-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "words.sqlite");
    let nowMs = 0;
    /** Functions that end the running waits. */
    const ends: (() => void)[] = [];
    const waits = {
      now: () => nowMs,
      wait: (ms: number) =>
        new Promise<void>((resolve) => {
          ends.push(() => {
            nowMs += ms;
            resolve();
          });
        }),
    };
    const options = { waits, ...(journal && { journal }) };
    const db = new Kysely<{ words: { text: string } }>({ dialect: sqlite(new DatabaseSync(file), options) });
    const other = new DatabaseSync(file, { timeout: 0 });
    onTestFinished(async () => {
      other.close();
      await db.destroy();
    });
    await sql`create table words (text text)`.execute(db);
    other.exec("BEGIN IMMEDIATE");
    const endWait = async () => {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    };
    return { db, other, endWait };
  }

  const read = (db: Kysely<{ words: { text: string } }>) => db.selectFrom("words").select("text").execute();

  test.each([
    [
      "a statement",
      (db: Kysely<{ words: { text: string } }>) => db.insertInto("words").values({ text: "quay" }).execute(),
    ],
    [
      "a transaction",
      (db: Kysely<{ words: { text: string } }>) =>
        db.transaction().execute((tx) => tx.insertInto("words").values({ text: "quay" }).execute()),
    ],
  ])("%s that writes waits without the thread, and others read", async (_, write) => {
    const { db, other, endWait } = await lockedDatabase();
    let isWritten = false;
    const written = write(db).then(() => {
      isWritten = true;
    });
    await endWait();
    expect(await read(db)).toEqual([]);
    expect(isWritten).toBe(false);
    other.exec("COMMIT");
    await endWait();
    await written;
    expect(await read(db)).toEqual([{ text: "quay" }]);
  });

  test("a write that has waited for five seconds fails as a locked database, and the next one works", async () => {
    const { db, other, endWait } = await lockedDatabase();
    const failed = db
      .insertInto("words")
      .values({ text: "quay" })
      .execute()
      .catch((error: unknown) => error);
    for (let waited = 0; waited < 250; waited++) await endWait();
    const error = await failed;
    expect([isStorageError(error), String(error)]).toEqual([true, "Error: database is locked"]);
    other.exec("COMMIT");
    await db.insertInto("words").values({ text: "gangway" }).execute();
    expect(await read(db)).toEqual([{ text: "gangway" }]);
  });

  test("a write waits for the thread of the journal as long as a slow disk takes", async () => {
    let isLocking = true;
    const journal = { flush: async () => {}, isLocking: () => isLocking, end: async () => {} };
    const { db, other, endWait } = await lockedDatabase(journal);
    const written = db.insertInto("words").values({ text: "quay" }).execute();
    for (let waited = 0; waited < 300; waited++) await endWait();
    expect(await read(db)).toEqual([]);
    isLocking = false;
    other.exec("COMMIT");
    await endWait();
    await written;
    expect(await read(db)).toEqual([{ text: "quay" }]);
  });
});
