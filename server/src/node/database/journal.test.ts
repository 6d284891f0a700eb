import { type FileHandle, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { journalIn } from "./journal.ts";

test("all that wait while the disk is busy share the next write to it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "parlance-journal-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "a-wal");
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

test("a journal that can't be opened fails what waits for it, and is opened again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "parlance-journal-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "a-wal");
  const journal = journalIn(path);
  await expect(journal.flush()).rejects.toThrow("ENOENT");
  await writeFile(path, "a");
  await journal.flush();
  await journal.end();
});
