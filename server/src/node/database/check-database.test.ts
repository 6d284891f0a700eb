import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createDatabaseCheck } from "./check-database.ts";

const pageSize = 4096;

/** A database of many pages. In its middle, some bytes are overwritten. */
async function openDatabase(overwritten: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "data-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "parlance.sqlite");
  const database = new DatabaseSync(path);
  database.exec("CREATE TABLE words (id INTEGER PRIMARY KEY, text TEXT)");
  const insert = database.prepare("INSERT INTO words (text) VALUES (?)");
  for (let at = 0; at < 2000; at++) insert.run("quay ".repeat(20));
  database.close();
  const file = await open(path, "r+");
  await file.write(overwritten, 0, overwritten.length, 20 * pageSize);
  await file.close();
  return path;
}

async function loggedAfter(path: string): Promise<unknown[]> {
  const logged: unknown[] = [];
  await createDatabaseCheck(path, (...reports) => logged.push(reports)).run();
  return logged;
}

test("a database whose pages are damaged is reported in the log", async () => {
  const path = await openDatabase(new Uint8Array(200).fill(0xff));
  expect(await loggedAfter(path)).toEqual([["database damaged", { finding: expect.stringMatching(/.+/) }, "error"]]);
});

test("nothing is said of a database that is whole", async () => {
  expect(await loggedAfter(await openDatabase(new Uint8Array()))).toEqual([]);
});
