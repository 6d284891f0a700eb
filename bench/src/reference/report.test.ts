import { expect, test } from "vitest";
import { conditions, type Load } from "../browser.ts";
import { formatTable, overBudget, type ReferenceRecord } from "./report.ts";

const load: Load = {
  bytes: 80_000,
  scriptBytes: 10_000,
  requests: 6,
  elements: 9_000,
  blockedMs: 120,
  layoutShift: 0,
  firstPaintMs: 300,
  paintMs: 300,
  presentMs: 400,
};
const page = { whole: load, floor: { ...load, blockedMs: 100, presentMs: 350 } };
const scroll = { gaps: 0, frames: 100, layoutShift: 0 };
const record: ReferenceRecord = {
  measuredAt: "2025-01-01T00:00:00.000Z",
  machine: { cpu: "x", cores: 2, node: "v24", browser: "150" },
  conditions: { ...conditions, runs: 5 },
  page,
  large: page,
  jumps: [{ to: "#getJob", ms: 60 }],
  scroll,
  largeScroll: scroll,
};

test("a record within all budgets has nothing to say", () => {
  expect(overBudget(record)).toEqual([]);
});

test("each number over its budget is named", () => {
  const heavy: ReferenceRecord = {
    ...record,
    page: { ...page, whole: { ...load, elements: 12_501, blockedMs: 150 } },
    jumps: [{ to: "#getJob", ms: 101 }],
    largeScroll: { ...scroll, gaps: 2 },
  };
  expect(overBudget(heavy)).toEqual([
    "elements of /api/ is 12501, at most 12500 is allowed.",
    "blockedMs of /api/ over that without scripts is 1.5, at most 1.3 is allowed.",
    "the jump to #getJob is 101, at most 100 is allowed.",
    "the gaps while scrolling ten times the operations is 2, at most 0 is allowed.",
  ]);
});

test("a page that hardly blocks is not compared with one that does not", () => {
  const light = { whole: { ...load, blockedMs: 40 }, floor: { ...load, blockedMs: 0 } };
  expect(overBudget({ ...record, page: light, large: light })).toEqual([]);
});

test("each page is listed above the same page without scripts", () => {
  expect(
    formatTable(record)
      .split("\n")
      .slice(1, 3)
      .map((line) => line.trim().split("  ")[0]),
  ).toEqual(["/api/", "without scripts"]);
});
