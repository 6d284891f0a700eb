import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { snapshotsIn } from "./snapshot-cache.ts";

const sumBytes = 32;

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-snapshots-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const snapshotOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => at % 251);

test("a snapshot that is read in parts is whole, and the size of the parts is not in the file", async () => {
  const folder = await tempFolder();
  const partSize = 48;
  const parts = snapshotsIn(folder, partSize);
  // The sum takes a part of the first part, so that both ends of a part can be met.
  const sizes = [0, 1, partSize - sumBytes, partSize, 3 * partSize - sumBytes].flatMap((size) => [size, size + 1]);
  for (const size of sizes) {
    const snapshot = snapshotOf(size);
    await parts.save(size, snapshot);
    expect(await parts.load(size)).toEqual(snapshot);
    expect(await snapshotsIn(folder).load(size)).toEqual(snapshot);
  }
});

test("a folder that is a file holds nothing, and there is nothing to delete in it", async () => {
  const folder = join(await tempFolder(), "cache");
  await writeFile(folder, "");
  const cache = snapshotsIn(folder);
  await expect(cache.save(1, snapshotOf(10))).rejects.toThrow("EEXIST");
  expect(await cache.load(1)).toBeUndefined();
  await cache.delete(1);
});

test("every part is checked, and a file that is cut is no snapshot", async () => {
  const folder = await tempFolder();
  const cache = snapshotsIn(folder, 10);
  await cache.save(1, snapshotOf(35));
  const file = await readFile(join(folder, "memory-1"));
  for (const [at, byte] of file.entries()) {
    await writeFile(join(folder, "memory-1"), file.with(at, byte ^ 1));
    expect(await cache.load(1)).toBeUndefined();
    await writeFile(join(folder, "memory-1"), file.subarray(0, at));
    expect(await cache.load(1)).toBeUndefined();
  }
  await cache.delete(1);
  expect(await cache.load(1)).toBeUndefined();
});
