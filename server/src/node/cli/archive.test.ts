import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { measureMaxGrowth } from "@openparlance/text/testing";
import { expect, onTestFinished, test } from "vitest";
import { readArchive, splitPage, writeArchive } from "./archive.ts";

const megabyte = 2 ** 20;

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "archive-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "parlance.backup");
}

test("a line that does not end is refused before it fills the memory", async () => {
  const path = await newFile();
  const endless = Readable.from(Array.from({ length: 400 }, () => Buffer.alloc(megabyte, "a")));
  await pipeline(endless, createGzip({ level: 1 }), createWriteStream(path));
  const growth = await measureMaxGrowth(() =>
    expect(readArchive(path, 8 * megabyte).next()).rejects.toThrow(`${path} isn't a complete backup.`),
  );
  // The growth includes garbage, some of which a busy machine collects late.
  expect(growth).toBeLessThan(200 * megabyte);
});

test.each([
  '{"table":"users","rows":[{"email":["a"]}]}',
  '{"table":"users","rows":[{"email":"]}\\\\"}],"more":[{"a":{}}]}',
  "[".repeat(megabyte),
])("a line with more in each other than a backup has is refused before it is parsed", async (line) => {
  const path = await newFile();
  await pipeline(Readable.from([`${line}\n`]), createGzip(), createWriteStream(path));
  await expect(readArchive(path).next()).rejects.toThrow(`${path} isn't a complete backup.`);
});

test("brackets, quotes and backslashes in texts nest nothing", async () => {
  const path = await newFile();
  const page = { table: "users", rows: [{ email: '[[{{"[\\\\"{\\' }, { email: "\\" }, { email: "[[[[[[" }] } as const;
  await writeArchive(path, (write) => write({ table: page.table, rows: [...page.rows] }));
  expect((await readArchive(path).next()).value).toEqual(page);
});

test("a long line takes about the work of short ones that are as long together", async () => {
  const path = await newFile();
  const secondsFor = async (lines: number) => {
    const rows = [{ email: "a".repeat((32 * megabyte) / lines) }];
    await writeArchive(path, async (write) => {
      for (let line = 0; line < lines; line++) await write({ table: "users", rows });
    });
    const begun = process.cpuUsage();
    for await (const line of readArchive(path)) expect(Object.keys(line)).toEqual(["table", "rows"]);
    return process.cpuUsage(begun).user / 1e6;
  };
  // If each of 2,000 parts caused another search of the whole line, the time would grow more than twentyfold.
  const short = await secondsFor(32);
  expect((await secondsFor(1)) / short).toBeLessThan(8);
});

test("long rows of a page come in lines of their own, short ones together", () => {
  const rows = [10, 3 * megabyte, 2 * megabyte, 9 * megabyte, 10, 10].map((length) => ({ email: "a".repeat(length) }));
  const parts = [...splitPage({ table: "users", rows })];
  expect(parts.map(({ rows }) => rows.length)).toEqual([2, 1, 1, 2]);
  expect(parts.flatMap(({ rows }) => rows)).toEqual(rows);
});

test("of two backups that are written to one file at the same time, each is whole while it has the name", async () => {
  const path = await newFile();
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const write = (part: string, until?: Promise<void>) =>
    writeArchive(path, async (writeLine) => {
      for (let line = 0; line < 100; line++) await writeLine({ part });
      begun.resolve();
      await until;
      await writeLine({ end: true });
    });
  const slow = write("slow", first.promise);
  await begun.promise;
  await write("fast");
  const partsIn = async () => {
    const lines = [];
    for await (const line of readArchive(path)) lines.push(line);
    return [lines.length, lines[0]];
  };
  expect(await partsIn()).toEqual([101, { part: "fast" }]);
  first.resolve();
  await slow;
  expect(await partsIn()).toEqual([101, { part: "slow" }]);
  expect(await readdir(dirname(path))).toEqual([basename(path)]);
});
