import { expect, test } from "vitest";
import { type FiltersRecord, overBudget, tableOf } from "./report.ts";

const record: FiltersRecord = {
  measuredAt: "",
  machine: { cpu: "", cores: 2, node: "" },
  bytes: 1,
  speeds: [{ format: "json", read: 19, readUncut: 40, write: 60 }],
  hostile: [
    { name: "spaces", seconds: 2.5, outcome: "read" },
    { name: "nested arrays", seconds: 0.1, outcome: "File extraction error" },
  ],
};

test("the table has a row for each format and each hostile file", () => {
  expect(tableOf(record).split("\n")).toHaveLength(6);
});

test("slow formats and long runs are named", () => {
  expect(overBudget(record)).toEqual([
    "json is read at 19.0 MB/s, at least 20 is asked.",
    "spaces take 2.5 s, at most 2 is allowed.",
  ]);
});
