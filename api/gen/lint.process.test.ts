import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { bundlePath } from "./bundle.ts";

const folder = mkdtempSync(join(tmpdir(), "description-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a broken description names file, line and rule and exits with 1", () => {
  const lines = readFileSync(bundlePath, "utf8").split("\n");
  const line = lines.findIndex((it) => it.includes('"operationId": "getLanguages"'));
  const path = join(folder, "broken.json");
  writeFileSync(path, lines.with(line, lines[line]?.replace("getLanguages", "listMemories") ?? "").join("\n"));

  const { status, stdout, stderr } = lint(path);
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/broken\.json:\d+:\d+/);
  expect(stdout + stderr).toContain("operation-operationId-unique");
});

test("a description that is no YAML names file and line and exits with 1", () => {
  const path = join(folder, "no.yaml");
  writeFileSync(path, "openapi: 3.1.0\ninfo: [\n");

  const { status, stdout, stderr } = lint(path);
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/no\.yaml:\d+/);
});

function lint(path: string) {
  return spawnSync(process.execPath, [fileURLToPath(new URL("lint.ts", import.meta.url)), path], { encoding: "utf8" });
}
