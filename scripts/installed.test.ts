import { expect, test } from "vitest";
import { isInstalled } from "./installed.mjs";

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
