import { expect, test } from "vitest";
import { formatTable, overBudget, type TextRecord } from "./report.ts";

const record: TextRecord = {
  measuredAt: "",
  machine: { cpu: "", cores: 2, node: "" },
  speeds: [
    { material: "strings", sentences: 39, tokens: 20, placeables: 30 },
    { material: "prose", sentences: 41, tokens: 20, placeables: 30 },
  ],
};

test("the table has a row for each material", () => {
  expect(formatTable(record).split("\n")).toHaveLength(3);
});

test("a slow cutting into sentences is named", () => {
  expect(overBudget(record)).toEqual(["strings are cut into sentences at 39.0 MB/s, at least 40 is asked."]);
});
