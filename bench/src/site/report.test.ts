import { expect, test } from "vitest";
import { conditions } from "../browser.ts";
import { formatTable, overBudget, type SiteRecord } from "./report.ts";

const guide = {
  bytes: 40_000,
  scriptBytes: 9_000,
  requests: 8,
  blockedMs: 0,
  layoutShift: 0,
  elements: 900,
  firstPaintMs: 280,
  paintMs: 300,
  presentMs: 0,
  paintRatio: 1.1,
};
const record: SiteRecord = {
  measuredAt: "2025-01-01T00:00:00.000Z",
  machine: { cpu: "x", cores: 2, node: "v24", browser: "150" },
  conditions: { ...conditions, runs: 5 },
  pages: [{ page: "/quickstart", ...guide }],
  move: { from: "/quickstart", to: "/guides/create-new-content", ms: 90 },
  build: { wallSeconds: 12, cpuSeconds: 20 },
};

test("a record within all budgets has nothing to say", () => {
  expect(overBudget(record)).toEqual([]);
});

test("each number over its budget is named", () => {
  const heavy = {
    ...record,
    pages: [{ page: "/quickstart", ...guide, bytes: 50_001 }],
    move: { ...record.move, ms: 151 },
  };
  expect(overBudget(heavy)).toEqual([
    "bytes of /quickstart is 50001, at most 50000 is allowed.",
    "moveMs is 151, at most 150 is allowed.",
  ]);
});

test("the reference has no budget of a guide", () => {
  expect(overBudget({ ...record, pages: [{ page: "/api/", ...guide, bytes: 400_000 }] })).toEqual([]);
});

test("a number that changed is next to the earlier one", () => {
  const before = { ...record, pages: [{ page: "/quickstart", ...guide, bytes: 39_000 }] };
  expect(formatTable(record, before)).toMatch("/quickstart  40000 (was 39000)");
  expect(formatTable(record, record)).not.toMatch("was");
});
