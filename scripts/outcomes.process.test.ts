import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./run.ts";

const tests = `import { expect, test } from "vitest";
let tries = 0;
test("is there in time", { retry: 2 }, () => expect(++tries).toBe(2));
test("is there at once", { retry: 2 }, () => {});
test("never", () => expect(1).toBe(2));
test.skip("needs a tool", () => {});
`;

const program = `import { startVitest } from "vitest/node";
import { describeRetried, describeSkipped, outcomesOf } from "${join(root, "scripts/outcomes.ts")}";
const vitest = await startVitest("test", [], { run: true, watch: false, reporters: [] });
const modules = vitest.state.getTestModules();
const outcomes = [false, true].map((isProof) => outcomesOf(modules, { isProof }).get("some"));
console.log(JSON.stringify({ outcomes, retried: describeRetried(modules), skipped: describeSkipped(modules) }));
`;

test("a run counts tests by project, and names those that failed, were retried or didn't run", async () => {
  await mkdir(join(root, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(root, ".cache/outcomes-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "race.test.js"), tests);
  await writeFile(join(folder, "broken.test.js"), 'import "./nothing.js";');
  await writeFile(join(folder, "vitest.config.js"), 'export default { test: { name: "some" } };\n');
  await writeFile(join(folder, "run.mjs"), program);
  const { stdout, stderr } = spawnSync(process.execPath, ["run.mjs"], { cwd: folder, encoding: "utf8" });
  const { outcomes, retried, skipped } = JSON.parse(
    stdout.trim().split("\n").at(-1) || `{"stderr":${JSON.stringify(stderr)}}`,
  );
  const never = expect.stringMatching(/^race\.test\.js > never\n {4}.*expected 1 to be 2/);
  const broken = expect.stringMatching(/^broken\.test\.js\n {4}.*nothing\.js/);
  const inTime = expect.stringMatching(/^race\.test\.js > is there in time\n/);
  expect(outcomes).toEqual([
    { passed: 2, failed: 2, skipped: 1, reasons: [never, broken] },
    { passed: 1, failed: 3, skipped: 1, reasons: [inTime, never, broken] },
  ]);
  expect(retried).toEqual([
    expect.stringMatching(/^↻ passed only when retried: race\.test\.js > is there in time\n {4}.*expected 1 to be 2/),
  ]);
  expect(skipped).toEqual(["↓ race.test.js > needs a tool"]);
});
