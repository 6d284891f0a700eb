import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  cpuSecondsSoFar,
  describeFresh,
  describeSecondTries,
  type FreshMachine,
  failures,
  mergeVersions,
  replaceMachine,
  secondTries,
  skips,
  tally,
  withoutRetries,
} from "./proof-record.ts";
import { root } from "./run.ts";

test("counts what passed, failed and did not run", () => {
  const results = (...statuses: string[]) => statuses.map((status) => ({ status }));
  const report = {
    testResults: [
      { name: join(root, "site/b.test.ts"), assertionResults: results("passed", "failed", "passed") },
      { name: join(root, "api/a.test.ts"), assertionResults: results("skipped", "todo") },
    ],
  };
  expect(tally(report)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test.runIf(process.platform === "linux")("the processor time of a process that was started is measured", async () => {
  const before = Number(await cpuSecondsSoFar());
  spawnSync(process.execPath, [
    "-e",
    "const { user } = process.cpuUsage(); while (process.cpuUsage().user - user < 50_000);",
  ]);
  expect(Number(await cpuSecondsSoFar()) - before).toBeGreaterThanOrEqual(0.05);
});

test("names the tests that were skipped, with the reason in their names", () => {
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

describe("a test that passed only when it was retried", () => {
  const failureMessages = ["\u001b[31mError: too late\u001b[39m\nby 5 px\n    at one (a.ts:1:1)", "Error: later still"];
  const report = {
    testResults: [
      {
        name: join(root, "e2e/src/a.test.ts"),
        assertionResults: [
          { status: "passed", fullName: "at once", failureMessages: [] },
          { status: "passed", fullName: "on the third try", failureMessages },
          { status: "failed", fullName: "never", failureMessages },
        ],
      },
    ],
  };

  test("is named, with the message of its first error", () => {
    const [match, ...more] = secondTries(report);
    expect(match).toEqual({ test: "e2e/src/a.test.ts > on the third try", message: "Error: too late\nby 5 px" });
    expect(more).toEqual([]);
  });

  test("counts as passed day to day, and as failed in a proof", () => {
    expect(tally(report)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(tally(withoutRetries(report))).toEqual({ passed: 1, failed: 2, skipped: 0 });
    expect(failures(withoutRetries(report)).join("\n")).toContain("a.test.ts > on the third try");
  });

  test("is in the block at the end of a run, counted", () => {
    expect(describeSecondTries(secondTries(report))).toBe(
      "1 passed only when retried:\n↻ e2e/src/a.test.ts > on the third try\n    Error: too late\n    by 5 px",
    );
  });
});

test("a stage that is proven on another machine doesn't forget the tools of the others", () => {
  const before = { pandoc: "2.17.1", node: "24.20.0" };
  const now = { pandoc: "not found", node: "24.21.0", go: "not found" };
  expect(mergeVersions(before, now)).toEqual({ pandoc: "2.17.1", node: "24.21.0", go: "not found" });
});

describe("bare machines", () => {
  const stage = { name: "unit", passed: 3, failed: 0, skipped: 0, secondTries: [] };
  const machine = (debian: string, node: string, failed = 0): FreshMachine => ({
    ...{ debian, node, npm: "11.0.0", starts: true, stages: [{ ...stage, failed }] },
    ...{ cpuSeconds: 10, provenAt: "2026-01-02T03:04:05.000Z", commit: "abcdef0" },
  });

  test("one replaces the last run on the same release with the same Node", () => {
    const before = [machine("13.1", "24.2.0"), machine("12.9", "20.1.0", 1)];
    const after = replaceMachine(before, machine("12.15", "20.20.2"));
    expect(after.map(({ debian, node }) => [debian, node])).toEqual([
      ["13.1", "24.2.0"],
      ["12.15", "20.20.2"],
    ]);
    expect(replaceMachine(after, machine("13.1", "20.0.0"))).toHaveLength(3);
  });

  test("both commands count on each", () => {
    expect(describeFresh([machine("13.1", "24.2.0"), machine("12.9", "20.1.0", 1)])).toMatchObject({
      ...{ passed: 3, failed: 1, cpuSeconds: 20 },
    });
  });
});
