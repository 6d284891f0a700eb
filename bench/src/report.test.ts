import { expect, test } from "vitest";
import { findMissedBudgets, formatTable } from "./report.ts";

const budgets = { memory: { "p50 ms": { max: 2 }, "found %": { min: 100 } } };

test("names what misses its budget", () => {
  expect(findMissedBudgets({ memory: { "p50 ms": 1, "found %": 100 } }, budgets)).toEqual([]);
  expect(findMissedBudgets({ memory: { "p50 ms": 2.5, "found %": 99 } }, budgets)).toEqual([
    "p50 ms of memory is 2.5, at most 2 is allowed.",
    "found % of memory is 99, at least 100 is allowed.",
  ]);
});

test("a figure with a budget must be measured", () => {
  expect(findMissedBudgets({ memory: { "p50 ms": 1 } }, budgets)).toEqual(["found % of memory was not measured."]);
});

test("shows each figure next to its budget and the earlier record", () => {
  expect(formatTable("memory", { "p50 ms": 1.23456, bytes: 5 }, budgets, { "p50 ms": 3 }).split("\n")).toEqual([
    "memory  now    budget     before",
    "p50 ms  1.235  at most 2  3",
    "bytes   5",
  ]);
});
