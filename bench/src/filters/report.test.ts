import { expect, test } from "vitest";
import { formatTable, type Measured, overBudget, update } from "./report.ts";

const record: Measured = {
  speeds: [{ format: "json", read: 19, readUncut: 40, write: 60 }],
  office: [{ format: "docx", size: "200 pages", readSeconds: 0.4, writeSeconds: 0.6 }],
  hostile: [
    { name: "spaces", seconds: 2.5, outcome: "read" },
    { name: "nested arrays", seconds: 0.1, outcome: "File extraction error" },
  ],
  archives: [{ name: "zeros", seconds: 0.5, megabytes: 70, outcome: "File extraction error" }],
  stream: { bytes: 1e9, unitsPerSecond: 29_000, megabytes: 151 },
};

test("the table has a row for each format, hostile file, archive and stream", () => {
  expect(formatTable(record).split("\n")).toHaveLength(15);
});

test("what was not measured has no table", () => {
  expect(formatTable({ archives: record.archives ?? [] }).split("\n")).toHaveLength(2);
});

test("a format measured again replaces its old speed, and all else stays", () => {
  const yaml = { format: "yaml", read: 20, readUncut: 30, write: 40 };
  const json = { format: "json", read: 30, readUncut: 50, write: 70 };
  expect(update(record, { speeds: [json, yaml] })).toEqual({ ...record, speeds: [json, yaml] });
});

test("slow formats and long runs are named", () => {
  expect(overBudget(record)).toEqual([
    "200 pages of docx are written in 0.60 s, at most 0.5 is allowed.",
    "json is read at 19.0 MB/s, at least 20 is asked.",
    "spaces take 2.5 s, at most 2 is allowed.",
    "zeros takes 70 MB, at most 64 is allowed.",
    "TMX takes 151 MB, at most 150 is allowed.",
    "TMX is read at 29000 units/s, at least 30000 is asked.",
  ]);
});
