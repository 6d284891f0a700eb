import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cpuSecondsSoFar, failures, skips, tallies } from "./proof-record.ts";
import { root } from "./run.ts";

test("tests are counted by file, by path from the root", () => {
  const results = (...statuses: string[]) => statuses.map((status) => ({ status }));
  const report = {
    testResults: [
      { name: join(root, "site/b.test.ts"), assertionResults: results("passed", "failed", "passed") },
      { name: join(root, "api/a.test.ts"), assertionResults: results("skipped") },
    ],
  };
  expect(Object.entries(tallies(report))).toEqual([
    ["api/a.test.ts", { passed: 0, failed: 0, skipped: 1 }],
    ["site/b.test.ts", { passed: 2, failed: 1, skipped: 0 }],
  ]);
});

test.runIf(process.platform === "linux")("the processor time of a process that was started is told", async () => {
  const before = Number(await cpuSecondsSoFar());
  spawnSync(process.execPath, [
    "-e",
    "const { user } = process.cpuUsage(); while (process.cpuUsage().user - user < 50_000);",
  ]);
  expect(Number(await cpuSecondsSoFar()) - before).toBeGreaterThanOrEqual(0.05);
});

test("names what was skipped, with the reason that its name tells", () => {
  const fullName = "Apertium (skipped where it is not installed) translates";
  const assertionResults = [
    { status: "skipped", fullName },
    { status: "passed", fullName: "another" },
  ];
  const report = { testResults: [{ name: join(root, "server/a.test.ts"), assertionResults }] };
  expect(skips(report)).toEqual([`server/a.test.ts > ${fullName}`]);
});

test("names what failed, with its reason, and files that could not be loaded", () => {
  const report = {
    testResults: [
      {
        name: join(root, "text/src/a.test.ts"),
        assertionResults: [
          { status: "passed", fullName: "one" },
          { status: "failed", fullName: "two", failureMessages: ["expected 1 to be 2"] },
        ],
      },
      { name: join(root, "text/src/b.test.ts"), message: "No such module", assertionResults: [] },
    ],
  };
  expect(failures(report)).toEqual([
    "text/src/a.test.ts > two\nexpected 1 to be 2",
    "text/src/b.test.ts\nNo such module",
  ]);
});
