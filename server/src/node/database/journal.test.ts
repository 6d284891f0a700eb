import { type FileHandle, mkdtemp, open, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { StorageError } from "../../core/file-store.ts";
import { nextTurn } from "../../core/turns.ts";
import { openStore } from "../../store/store.ts";
import { journalOf } from "./journal.ts";
import { sqlite, sqliteFile } from "./sqlite.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-journal-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("all that wait while the disk is busy share the next write to it", async () => {
  const path = join(await newFolder(), "a");
  await writeFile(`${path}-wal`, "a");
  const other = await open(`${path}-wal`);
  const datasync = vi.spyOn(Object.getPrototypeOf(other) as FileHandle, "datasync");
  onTestFinished(() => datasync.mockRestore());
  await other.close();
  const journal = journalOf(path);
  const first = journal.flush();
  await Promise.resolve();
  await Promise.all([first, ...Array.from({ length: 100 }, () => journal.flush())]);
  expect(datasync).toHaveBeenCalledTimes(2);
  await journal.end();
});

test("a journal that can't be opened fails what waits for it as the storage does, and is opened again", async () => {
  const path = join(await newFolder(), "a");
  const journal = journalOf(path);
  await expect(journal.flush()).rejects.toThrow(StorageError);
  await writeFile(`${path}-wal`, "a");
  await journal.flush();
  await journal.end();
});

test("the journal of a database that a symbolic link names is next to the database", async () => {
  const [folder, elsewhere] = [await newFolder(), await newFolder()];
  await writeFile(join(elsewhere, "words.sqlite"), "");
  await symlink(join(elsewhere, "words.sqlite"), join(folder, "parlance.sqlite"));
  const store = await openStore(sqliteFile(join(folder, "parlance.sqlite")), () => 0);
  await store.close();
});

test("a thread of its own writes a large journal to the database each time, and the journal starts again", async () => {
  const uses = vi.spyOn(Worker.prototype, "postMessage");
  onTestFinished(() => uses.mockRestore());
  const path = join(await newFolder(), "parlance.sqlite");
  const db = new Kysely<{ words: { text: string } }>({ dialect: sqliteFile(path) });
  await db.schema.createTable("words").addColumn("text", "text").execute();
  const insert = (bytes: number) =>
    db
      .insertInto("words")
      .values({ text: "x".repeat(bytes) })
      .execute();
  const sizeOf = async (file: string) => (await stat(file)).size;
  await insert(3 * 2 ** 20);
  expect(await sizeOf(path)).toBeLessThan(2 ** 20);
  await insert(3 * 2 ** 20);
  await expect.poll(() => sizeOf(path)).toBeGreaterThan(6 * 2 ** 20);
  // Data that is written while the thread works stays in the journal until the next time.
  await expect
    .poll(async () => {
      await insert(2 ** 20);
      return sizeOf(`${path}-wal`);
    })
    .toBeLessThanOrEqual(4 * 2 ** 20);
  while (uses.mock.calls.length < 2) await insert(2 ** 20);
  await db.destroy();
  expect(new Set(uses.mock.contexts)).toEqual(new Set([expect.objectContaining({ threadId: -1 })]));
});

test.each([
  [5, false],
  [33, true],
])("the thread that writes a journal of %d MiB to the database locks it: %j", async (size, isLocking) => {
  const path = join(await newFolder(), "a");
  await writeFile(`${path}-wal`, Buffer.alloc(size * 2 ** 20));
  const journal = journalOf(path);
  await journal.flush();
  expect(journal.isLocking()).toBe(isLocking);
  await journal.end();
  expect(journal.isLocking()).toBe(false);
});

test("a journal that something is written to all the time starts again too", async () => {
  const path = join(await newFolder(), "parlance.sqlite");
  const journal = { flush: nextTurn, isLocking: () => true, end: async () => {} };
  const dialect = sqlite(new DatabaseSync(path), { journal });
  const db = new Kysely<{ words: { text: string } }>({ dialect });
  await db.schema.createTable("words").addColumn("text", "text").execute();
  const insert = (bytes: number) =>
    db
      .insertInto("words")
      .values({ text: "x".repeat(bytes) })
      .execute();
  const wal = await open(`${path}-wal`);
  onTestFinished(() => wal.close());
  /** The number of restarts of the journal. Source: SQLite, "WAL File Format". */
  const starts = async () => (await wal.read(Buffer.alloc(4), 0, 4, 12)).buffer.readUInt32BE();
  const program = new URL("./checkpoint-worker.ts", import.meta.url);
  const thread = new Worker(program, { workerData: path });
  onTestFinished(() => thread.terminate().then(() => {}));
  let restarts = 0;
  // The thread waits for writers at most 100 ms, which can be too short on a busy machine. The next journal is its next
  // attempt.
  for (let attempts = 0; restarts === 0 && attempts < 5; attempts++) {
    await insert(16 * 2 ** 20);
    const before = await starts();
    let isOver = false;
    thread.once("message", () => {
      isOver = true;
    });
    thread.postMessage({ id: 1, method: "write", parameters: [true] });
    while (!isOver) await insert(1000);
    await insert(1000);
    restarts = (await starts()) - before;
  }
  expect(restarts).toBe(1);
  await db.destroy();
});

test("a thread that can't start fails no one who waits for the disk", async () => {
  const path = join(await newFolder(), "a");
  await writeFile(`${path}-wal`, Buffer.alloc(5 * 2 ** 20));
  const start = vi.spyOn(Worker.prototype, "on").mockImplementation(function (this: Worker) {
    // The thread starts nevertheless, but finds no database.
    this.addListener("error", () => {});
    throw new Error("EAGAIN");
  });
  onTestFinished(() => start.mockRestore());
  const journal = journalOf(path);
  await journal.flush();
  await journal.end();
});
