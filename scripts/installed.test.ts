import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isInstalled } from "./installed.mjs";
import { root } from "./run.ts";

const hono = { version: "4.13.0", integrity: "sha512-a" };
const esbuildForMac = { version: "0.28.2", integrity: "sha512-b", optional: true };
const lock = { packages: { "": {}, "node_modules/hono": hono, "node_modules/@esbuild/darwin-x64": esbuildForMac } };

test("a folder with every package of the lock file is installed, those of other platforms apart", () => {
  expect(isInstalled(lock, { packages: { "node_modules/hono": hono } })).toBe(true);
});

test("packages for this platform that the lock file does not list do no harm", () => {
  const esbuildForLinux = { version: "0.28.2", integrity: "sha512-d", optional: true };
  const installed = { packages: { "node_modules/hono": hono, "node_modules/@esbuild/linux-x64": esbuildForLinux } };
  expect(isInstalled(lock, installed)).toBe(true);
});

test.each([
  ["nothing is there", undefined],
  ["a package is missing", { packages: {} }],
  ["a package has another version", { packages: { "node_modules/hono": { ...hono, version: "4.12.0" } } }],
  ["a package has other content", { packages: { "node_modules/hono": { ...hono, integrity: "sha512-c" } } }],
  ["the lock file lost a package", { packages: { "node_modules/hono": hono, "node_modules/koa": hono } }],
])("it is not installed when %s", (_, installed) => {
  expect(isInstalled(lock, installed)).toBe(false);
});

test("what an installation generates files with is installed without the packages for development", async () => {
  const programs = globSync("api/gen/!(*.test).ts", { cwd: root });
  const texts = await Promise.all(programs.map((path) => readFile(join(root, path), "utf8")));
  const imports = texts.flatMap((text) => [...text.matchAll(/^import .* from "((?:@[\w-]+\/)?[a-z][\w-]*)/gm)]);
  expect(imports.length).toBeGreaterThan(5);
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  for (const [, name] of imports) expect(packages[`node_modules/${name}`], name).not.toHaveProperty("dev");
});
