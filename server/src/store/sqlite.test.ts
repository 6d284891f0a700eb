import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { sqlite } from "../node/sqlite.ts";

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
