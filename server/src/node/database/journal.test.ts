import { type FileHandle, mkdtemp, open, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { StorageError } from "../../core/file-store.ts";
import { openStore } from "../../store/store.ts";
import { journalIn } from "./journal.ts";
import { sqliteFile } from "./sqlite.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-journal-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("all that wait while the disk is busy share the next write to it", async () => {
  const path = join(await newFolder(), "a-wal");
  await writeFile(path, "a");
  const other = await open(path);
  const datasync = vi.spyOn(Object.getPrototypeOf(other) as FileHandle, "datasync");
  onTestFinished(() => datasync.mockRestore());
  await other.close();
  const journal = journalIn(path);
  const first = journal.flush();
  await Promise.resolve();
  await Promise.all([first, ...Array.from({ length: 100 }, () => journal.flush())]);
  expect(datasync).toHaveBeenCalledTimes(2);
  await journal.end();
});

test("a journal that can't be opened fails what waits for it as the storage does, and is opened again", async () => {
  const path = join(await newFolder(), "a-wal");
  const journal = journalIn(path);
  await expect(journal.flush()).rejects.toThrow(StorageError);
  await writeFile(path, "a");
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
