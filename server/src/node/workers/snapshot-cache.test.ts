import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { SnapshotCache } from "../../engines/snapshots.ts";
import { snapshotsIn } from "./snapshot-cache.ts";

const sumBytes = 32;

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-snapshots-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => at % 251);
const snapshotOf = (size: number, stamp = 2) => ({ stamp, changeNo: 1, pieces: [bytesOf(size)] });
const load = (folder: SnapshotCache, id: number, size: number) => folder.load(id, (read) => read(size));

test("a snapshot that is read in parts is whole, and the size of the parts is not in the file", async () => {
  const folder = await tempFolder();
  const partSize = 48;
  const parts = snapshotsIn(folder, partSize);
  // The first part begins with the hash. These sizes are at the ends of parts, and a byte above.
  const sizes = [0, 1, partSize - sumBytes, partSize, 3 * partSize - sumBytes].flatMap((size) => [size, size + 1]);
  for (const size of sizes) {
    await parts.save(size, snapshotOf(size));
    for (const cache of [parts, snapshotsIn(folder)]) expect(await load(cache, size, size)).toEqual(bytesOf(size));
  }
});

test("files that a killed process had begun to write are deleted after ten minutes", async () => {
  const folder = await tempFolder();
  for (const name of ["arriving-now", "arriving-killed"]) await writeFile(join(folder, name), "part");
  const old = Date.now() / 1000 - 11 * 60;
  await utimes(join(folder, "arriving-killed"), old, old);
  expect(await snapshotsIn(folder).list()).toEqual([]);
  expect(await readdir(folder)).toEqual(["arriving-now"]);
});

test("a snapshot replaces an empty file, and unfinished files of other names are none", async () => {
  const folder = await tempFolder();
  for (const name of ["memory-7", "memory-8.tmp", "memory-", "arriving-memory-9"])
    await writeFile(join(folder, name), "");
  const cache = snapshotsIn(folder);
  expect([await cache.list(), await cache.stampOf(7)]).toEqual([[7], undefined]);
  await expect(load(cache, 7, 5)).rejects.toThrow("It ends early.");
  await cache.save(7, snapshotOf(5));
  expect(await load(cache, 7, 5)).toEqual(bytesOf(5));
});

test("a folder that is a file holds nothing, and there is nothing to delete in it", async () => {
  const folder = join(await tempFolder(), "cache");
  await writeFile(folder, "");
  const cache = snapshotsIn(folder);
  await expect(cache.save(1, snapshotOf(10))).rejects.toThrow("EEXIST");
  expect(await load(cache, 1, 10)).toBeUndefined();
  expect(await cache.list()).toEqual([]);
  await cache.delete(1);
});

test("a snapshot is read only when it is better than what is there", async () => {
  const cache = snapshotsIn(await tempFolder());
  await cache.save(7, snapshotOf(5, 8));
  const read = (after?: number) => cache.load(7, (read) => read(5), after);
  expect([await read(7), await read(8)]).toEqual([bytesOf(5), undefined]);
  expect([await cache.stampOf(7), await cache.stampOf(8)]).toEqual([8, undefined]);
  expect(await cache.list()).toEqual([7]);
});

test("a snapshot replaces one with the same stamp or a lower one", async () => {
  const cache = snapshotsIn(await tempFolder());
  for (const [size, stamp] of [
    [5, 8],
    [6, 7],
    [7, 8],
    [8, 6],
  ] as const)
    await cache.save(7, snapshotOf(size, stamp));
  expect(await load(cache, 7, 7)).toEqual(bytesOf(7));
});

test("every part is checked, and a file that is cut is no snapshot", async () => {
  const folder = await tempFolder();
  const cache = snapshotsIn(folder, 10);
  await cache.save(1, snapshotOf(35));
  const file = await readFile(join(folder, "memory-1"));
  for (const [at, byte] of file.entries()) {
    await writeFile(join(folder, "memory-1"), file.with(at, byte ^ 1));
    await expect(load(cache, 1, 35)).rejects.toThrow("It is damaged.");
    await writeFile(join(folder, "memory-1"), file.subarray(0, at));
    await expect(load(cache, 1, 35)).rejects.toThrow("It ends early.");
  }
  await cache.delete(1);
  expect(await load(cache, 1, 35)).toBeUndefined();
});
