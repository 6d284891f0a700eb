import { expect, onTestFinished, test } from "vitest";
import { openSqliteHere } from "./seed/sqlite-here.ts";
import { sqliteInMemory } from "./sqlite.ts";

const program = await openSqliteHere();

function openForTest(image?: Uint8Array) {
  const database = sqliteInMemory(program, image);
  onTestFinished(() => database.close());
  return database;
}

test.each([
  ["a text beyond the Basic Multilingual Plane", "Kai 🛥 \u{FEFF}ü", "Kai 🛥 \u{FEFF}ü"],
  ["a text that begins with a byte order mark", "\u{FEFF}a", "\u{FEFF}a"],
  ["a text with a zero inside", "a\0b", "a\0b"],
  ["an empty text", "", ""],
  ["the largest integer", Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ["a negative integer", -3, -3],
  ["a big integer", 5n, 5],
  ["a fraction", 0.1, 0.1],
  ["a truth value", true, 1],
  ["bytes", new Uint8Array([0, 255, 1]), new Uint8Array([0, 255, 1])],
  ["no bytes", new Uint8Array(), new Uint8Array()],
  ["nothing", null, null],
])("%s comes back as it was stored", (_, stored, read) => {
  const database = openForTest();
  database.run("CREATE TABLE kept (value)");
  database.run("INSERT INTO kept VALUES (?)", [stored]);
  expect(database.all("SELECT value FROM kept")).toEqual([{ value: read }]);
});

test("a refusal of SQLite has its code and its message, and the statement works again", () => {
  const database = openForTest();
  database.run("CREATE TABLE berths (id INTEGER PRIMARY KEY)");
  const insert = database.prepare("INSERT INTO berths VALUES (?)");
  insert.run([1]);
  const refused = expect.objectContaining({ message: "UNIQUE constraint failed: berths.id", errcode: 1555 });
  expect(() => insert.run([1])).toThrow(refused);
  expect(insert.run([2])).toEqual({ changes: 1, lastInsertRowid: 2n });
  expect(() => database.prepare("SELECT FROM")).toThrow('near "FROM": syntax error');
  insert.end?.();
});

test("a closed database refuses every statement", () => {
  const database = openForTest();
  database.close();
  for (const use of [() => database.all("SELECT 1"), () => database.toBytes()])
    expect(use).toThrow("The database is closed.");
});

test("a statement that was prepared before a column came has that column too", () => {
  const database = openForTest();
  database.run("CREATE TABLE berths (id INTEGER PRIMARY KEY)");
  database.run("INSERT INTO berths VALUES (1)");
  const select = database.prepare("SELECT * FROM berths");
  expect(select.all([])).toEqual([{ id: 1 }]);
  database.run("ALTER TABLE berths ADD COLUMN name DEFAULT 'north'");
  expect(select.all([])).toEqual([{ id: 1, name: "north" }]);
  select.end?.();
});

test("a database as bytes is the same database, however much its memory grows", () => {
  const first = openForTest();
  first.run("CREATE TABLE texts (text)");
  const second = openForTest(first.toBytes());
  for (let row = 0; row < 20; row++) second.run("INSERT INTO texts VALUES (?)", [String(row).repeat(1_000_000)]);
  const third = openForTest(second.toBytes());
  expect(third.all("SELECT count(*) AS count, sum(length(text)) AS length FROM texts")).toEqual([
    { count: 20, length: 30_000_000 },
  ]);
  expect(first.all("SELECT * FROM texts")).toEqual([]);
});
