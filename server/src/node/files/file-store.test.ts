import { createHash, randomBytes } from "node:crypto";
import { readlinkSync } from "node:fs";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { collectGarbage, measureMaxGrowth } from "@openparlance/text/testing";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openS3 } from "../../../testing/s3-double.ts";
import { isProof } from "../../../testing/seeded.ts";
import { type FileStore, MissingFileError } from "../../core/file-store.ts";
import { filesInMemory } from "../../files/in-memory.ts";
import { readBytes, toStream } from "../../files/read.ts";
import { filesIn } from "./folder.ts";
import { filesInS3 } from "./s3.ts";

const minute = 60_000;

async function inFolder(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), "files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return filesIn(folder);
}

async function inS3(): Promise<FileStore> {
  const { settings, close } = await openS3();
  onTestFinished(close);
  return filesInS3({ ...settings, prefix: "parlance/" });
}

const write = (...parts: Uint8Array[]) =>
  toStream(
    (async function* () {
      yield* parts;
    })(),
  );

/** A stream that fails after its bytes. */
const brokenAfter = (bytes: Uint8Array) =>
  toStream(
    (async function* () {
      yield bytes;
      throw new Error("The client is gone.");
    })(),
  );

async function namesIn(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  await files.sweep(Date.now() + minute, async (page) => {
    names.push(...page);
    return [];
  });
  return names.sort();
}

describe.each([
  ["memory", async () => filesInMemory()],
  ["a folder", inFolder],
  ["S3", inS3],
])("files in %s", (_, open) => {
  test("a file that is read only later is still all there when garbage was collected meanwhile", async () => {
    const files = await open();
    const bytes = randomBytes(1000);
    const { name } = await files.write(write(bytes));
    const file = await files.read(name);
    for (let round = 0; round < 5; round++) {
      collectGarbage();
      await nextTurn();
    }
    expect(Buffer.from(await readBytes(file))).toEqual(bytes);
  });

  test.each([
    ["nothing", []],
    ["a few bytes", [randomBytes(10)]],
    ["many chunks of odd sizes", Array.from({ length: isProof ? 300 : 130 }, (_, at) => randomBytes(70_001 + at))],
    ["exactly two parts", [randomBytes(2 * 8 * 2 ** 20)]],
  ])("%s is read as it was written, and summed", async (_, chunks) => {
    const files = await open();
    const whole = Buffer.concat(chunks);
    const { name, md5, sizeBytes } = await files.write(write(...chunks));
    expect([md5, sizeBytes]).toEqual([createHash("md5").update(whole).digest("hex"), whole.length]);
    expect(whole.equals(await readBytes(await files.read(name)))).toBe(true);
    const start = Math.floor(whole.length / 2) + 1;
    if (start < whole.length) {
      expect(whole.subarray(start).equals(await readBytes(await files.readFrom(name, start)))).toBe(true);
    }
    const atOnce = await files.readWhole(name);
    expect([whole.equals(atOnce), atOnce.buffer.byteLength]).toEqual([true, whole.length]);
  });

  test("equal bytes are two files, and one can be deleted", async () => {
    const files = await open();
    const one = await files.write(write(Buffer.from("harbour")));
    const other = await files.write(write(Buffer.from("harbour")));
    await files.delete(one.name);
    await files.delete(one.name);
    await expect(files.read(one.name)).rejects.toThrow(MissingFileError);
    await expect(files.readWhole(one.name)).rejects.toThrow(MissingFileError);
    await expect(files.readFrom(one.name, 3)).rejects.toThrow(MissingFileError);
    expect(Buffer.from(await readBytes(await files.read(other.name))).toString()).toBe("harbour");
  });

  test.each([10, 10 * 2 ** 20])("of a stream that breaks off after %i bytes nothing is kept", async (length) => {
    const files = await open();
    await expect(files.write(brokenAfter(randomBytes(length)))).rejects.toThrow("The client is gone.");
    expect(await namesIn(files)).toEqual([]);
  });

  test("a sweep erases what is old and unused, page by page", async () => {
    const files = await open();
    const names: string[] = [];
    for (let at = 0; at < 8; at++) names.push((await files.write(write(Buffer.from(`${at}`)))).name);
    expect(await files.sweep(Date.now() - minute, async (page) => page)).toBe(0);
    const used = new Set(names.slice(0, 2));
    expect(await files.sweep(Date.now() + minute, async (page) => page.filter((name) => !used.has(name)))).toBe(6);
    expect(await namesIn(files)).toEqual([...used].sort());
  });

  test("the first that claims the files has them", async () => {
    const files = await open();
    expect([await files.claim("one"), await files.claim("two"), await files.claim("one")]).toEqual([true, false, true]);
    expect(await namesIn(files)).toEqual([]);
  });
});

test("a file of a folder that is read whole is in memory once", async () => {
  const files = await inFolder();
  const sizeBytes = 32 * 2 ** 20;
  const { name } = await files.write(write(new Uint8Array(sizeBytes)));
  const read: Uint8Array[] = [];
  const growth = await measureMaxGrowth(async () => {
    read.push(await files.readWhole(name));
  });
  expect(read[0]?.length).toBe(sizeBytes);
  expect(growth).toBeLessThan(1.25 * sizeBytes);
});

async function handlePrototype(): Promise<FileHandle> {
  const handle = await open(new URL(import.meta.url));
  await handle.close();
  return handle.constructor.prototype;
}

test("a file is acknowledged once its bytes, its folder, and a folder that is new are on the disk", async () => {
  const folder = await mkdtemp(join(tmpdir(), "files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const prototype = await handlePrototype();
  const { sync } = prototype;
  const synced: string[] = [];
  const spy = vi.spyOn(prototype, "sync").mockImplementation(async function (this: FileHandle) {
    synced.push(relative(folder, readlinkSync(`/proc/self/fd/${this.fd}`)));
    await Reflect.apply(sync, this, []);
  });
  onTestFinished(() => spy.mockRestore());
  const files = await filesIn(join(folder, "files"));
  expect(synced.splice(0)).toEqual(["", "files"]);
  const { name } = await files.write(write(Buffer.from("The ferry.")));
  const part = name.slice(0, 2);
  expect(synced.splice(0)).toEqual([expect.stringMatching(/^files\/incoming\//), "files", `files/${part}`]);
  await files.write(write(Buffer.from("The ferry.")));
  expect(synced).toEqual([expect.stringMatching(/^files\/incoming\//), `files/${part}`]);
});

test("of many downloads from a folder four parts are read at a time", async () => {
  const files = await inFolder();
  const { name } = await files.write(write(randomBytes(200_000)));
  const prototype = await handlePrototype();
  const read = prototype.read;
  let [reading, max] = [0, 0];
  const spy = vi.spyOn(prototype, "read").mockImplementation(async function (this: FileHandle, ...options: unknown[]) {
    max = Math.max(max, ++reading);
    return Reflect.apply(read, this, options).finally(() => reading--);
  } as never);
  const downloads = await Promise.all(Array.from({ length: 20 }, () => files.read(name).then(readBytes)));
  spy.mockRestore();
  expect(downloads.map((bytes) => bytes.length)).toEqual(Array(20).fill(200_000));
  expect(max).toBe(4);
});
