import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BuiltFolder, isFresh, rebuild } from "./build-folder.ts";

let root: string;
let built: BuiltFolder;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "build-"));
  await mkdir(join(root, "src/pages"), { recursive: true });
  await writeFile(join(root, "src/pages/home.md"), "one");
  built = {
    inputs: [join(root, "src"), join(root, "lock.json")],
    settings: { SITE_URL: "" },
    output: join(root, "dist"),
    workshop: join(root, "work"),
    stamp: join(root, "stamp"),
    async make(folder) {
      await writeFile(join(folder, "index.html"), await readFile(join(root, "src/pages/home.md")));
    },
  };
});

afterEach(() => rm(root, { recursive: true }));

const page = () => readFile(join(root, "dist/index.html"), "utf8");

test("a folder that was never built is stale, and fresh once it is built", async () => {
  expect(await isFresh(built)).toBe(false);
  await rebuild(built);
  expect(await isFresh(built)).toBe(true);
  expect(await page()).toBe("one");
});

test.each<[string, () => Promise<unknown>]>([
  ["an input is edited", () => writeFile(join(root, "src/pages/home.md"), "two")],
  ["a file is added", () => writeFile(join(root, "src/pages/about.md"), "")],
  ["a file is removed", () => rm(join(root, "src/pages/home.md"))],
  ["the lock file appears", () => writeFile(join(root, "lock.json"), "{}")],
  ["the output is removed", () => rm(join(root, "dist"), { recursive: true })],
  [
    "another folder is in the output's place",
    async () => {
      await cp(join(root, "dist"), join(root, "copy"), { recursive: true });
      await rm(join(root, "dist"), { recursive: true });
      await rename(join(root, "copy"), join(root, "dist"));
    },
  ],
  ["a file is removed from the output", () => rm(join(root, "dist/index.html"))],
])("it is stale when %s", async (_, change) => {
  await rebuild(built);
  await change();
  expect(await isFresh(built)).toBe(false);
});

test("the output holds what the build made and nothing else", async () => {
  await rebuild(built);
  expect(await readdir(join(root, "dist"))).toEqual(["index.html"]);
});

test("it is stale when a setting changes", async () => {
  await rebuild(built);
  expect(await isFresh({ ...built, settings: { SITE_URL: "https://docs.parlance.example" } })).toBe(false);
});

test("tests and installed packages do not count as inputs", async () => {
  await rebuild(built);
  await writeFile(join(root, "src/pages/home.test.ts"), "");
  await mkdir(join(root, "src/node_modules"));
  await writeFile(join(root, "src/node_modules/x.js"), "");
  expect(await isFresh(built)).toBe(true);
});

test("an input edited during the build leaves the result stale", async () => {
  const { make } = built;
  await rebuild({
    ...built,
    async make(folder) {
      await make(folder);
      await writeFile(join(root, "src/pages/home.md"), "two");
    },
  });
  expect(await isFresh(built)).toBe(false);
});

test("files that the preparation generates belong to the result", async () => {
  await rebuild({ ...built, prepare: () => writeFile(join(root, "src/pages/home.md"), "two") });
  expect(await page()).toBe("two");
  expect(await isFresh(built)).toBe(true);
});

const failing = () => ({ ...built, make: () => Promise.reject(new Error("broken link")) });

test("a failed build keeps an output that is still valid", async () => {
  await rebuild(built);
  await expect(rebuild(failing())).rejects.toThrow("broken link");
  expect(await isFresh(built)).toBe(true);
  expect(await page()).toBe("one");
});

test("a failed build removes an outdated output and leaves no other file", async () => {
  await rebuild(built);
  await writeFile(join(root, "src/pages/home.md"), "two");
  await expect(rebuild(failing())).rejects.toThrow("broken link");
  expect(await readdir(root)).not.toContain("dist");
  expect(await readdir(join(root, "work"))).toEqual([]);
});

test("builds at the same time leave one whole result", async () => {
  await Promise.all(Array.from({ length: 8 }, () => rebuild(built)));
  expect(await isFresh(built)).toBe(true);
  expect(await page()).toBe("one");
  expect(await readdir(join(root, "work"))).toEqual([]);
});
