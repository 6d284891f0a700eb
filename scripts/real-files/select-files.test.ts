import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { maxFiles } from "./packages.ts";
import { selectFiles } from "./select-files.ts";

test("a limit leaves no package out, and files without a format are not tried", () => {
  const folder = mkdtempSync(join(tmpdir(), "real-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const packages = new Map(["a", "b"].map((name) => [name, join(folder, name)]));
  for (const path of packages.values()) mkdirSync(path);
  for (let at = 0; at < maxFiles.perPackage + 5; at++) writeFileSync(join(folder, "a", `${at}.json`), "{}");
  for (const name of ["one.json", "program.exe", "notes.TXT"]) writeFileSync(join(folder, "b", name), "");
  const files = selectFiles(packages);
  expect(files.filter(({ package: name }) => name === "a")).toHaveLength(maxFiles.perPackage);
  expect(files.filter(({ package: name }) => name === "b").map(({ path }) => path)).toEqual(["notes.TXT", "one.json"]);
});

test("TypeScript is not tried as Qt's translations, which have the same extension", () => {
  const folder = mkdtempSync(join(tmpdir(), "real-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "a.ts"), "function a<TS>(b: TS) {}");
  writeFileSync(join(folder, "de.ts"), '<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS language="de"></TS>');
  expect(selectFiles(new Map([["a", folder]]))).toMatchObject([{ format: "qt", path: "de.ts" }]);
});
