import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Cache, openCache } from "./cache.ts";
import { compress, compressEarly } from "./compress.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "compress-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("text gets a brotli and a gzip form; pictures, dotfiles and what would grow do not", async () => {
  const folder = await emptyFolder();
  const cache = await openCache(await emptyFolder());
  const page = "<p>Hello</p>".repeat(50);
  const files = { "a.html": page, "b.png": page, ".policy.json": page, "c.txt": "x" };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);

  await compress(folder, Object.keys(files), cache);

  expect((await readdir(folder)).sort()).toEqual([
    ".policy.json",
    "a.html",
    "a.html.br",
    "a.html.gz",
    "b.png",
    "c.txt",
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, "a.html.br"))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(folder, "a.html.gz"))).toString()).toBe(page);
});

test("a result is kept with its settings", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "a.txt"), "text ".repeat(50));
  const kinds: string[] = [];
  const get: Cache["get"] = (kind, _, make) => {
    kinds.push(kind);
    return make();
  };
  await compress(folder, ["a.txt"], { get, sweep: async () => {} });
  expect(kinds).toEqual(["br-11-20-250", "gz-9"]);
});

test("scripts that are compressed early are not compressed again", async () => {
  const folder = await emptyFolder();
  const code = "text ".repeat(50);
  await writeFile(join(folder, "a.js"), code);
  const kept = await openCache(await emptyFolder());
  const created: string[] = [];
  const get: Cache["get"] = (kind, content, make) =>
    kept.get(kind, content, () => {
      created.push(kind);
      return make();
    });
  const cache = { ...kept, get };
  const client = { environment: { name: "client" } };
  compressEarly(() => cache).writeBundle.call(client, {}, { "a.js": { code }, "b.png": { source: code } });
  await vi.waitFor(() => expect(created).toEqual(["br-11-20-250", "gz-9"]));
  await compress(folder, ["a.js"], cache);
  expect(created).toHaveLength(2);
});

test("the same content is made only once", async () => {
  const cache = await openCache(await emptyFolder());
  let createdCount = 0;
  const make = async () => new Uint8Array([++createdCount]);
  await cache.get("br", "text", make);
  expect([...(await cache.get("br", "text", make))]).toEqual([1]);
  expect([...(await cache.get("gz", "text", make))]).toEqual([2]);
  expect([...(await cache.get("br", "other", make))]).toEqual([3]);
});

test("the same content requested twice at once is made only once", async () => {
  const cache = await openCache(await emptyFolder());
  let createdCount = 0;
  const make = async () => new Uint8Array([++createdCount]);
  const both = await Promise.all([cache.get("br", "text", make), cache.get("br", "text", make)]);
  expect(both.map((bytes) => [...bytes])).toEqual([[1], [1]]);
});
