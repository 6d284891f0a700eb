import { expect, test } from "vitest";
import { type JudgedFinding, overBudget, summarize } from "./report.ts";

const finding = { language: "de", catalogue: "nano", message: "", source: "", target: "" };
const judged = (check: string, isTrue: boolean): JudgedFinding => ({ ...finding, check, isTrue });

test("the findings of each check are counted, and those that are true", () => {
  const checks = summarize([judged("numbers", true), judged("tags", true), judged("numbers", false)]);
  expect(checks).toEqual([
    { check: "numbers", judged: 2, isTrue: 1 },
    { check: "tags", judged: 1, isTrue: 1 },
  ]);
});

test("too many that are false, and any that no one judged, are named", () => {
  const record = { measuredAt: "", segments: 9, findings: 9, unjudged: 0 };
  expect(overBudget({ ...record, checks: [{ check: "tags", judged: 10, isTrue: 9 }] })).toEqual([]);
  expect(overBudget({ ...record, unjudged: 1, checks: [{ check: "tags", judged: 10, isTrue: 8 }] })).toEqual([
    "1 findings of the sample aren't judged.",
    "80.0 percent of the findings are true, at least 90 are asked.",
  ]);
});
