import { expect, test } from "vitest";
import { hasFewValues } from "./few-values.ts";

test.each([
  ["[1]", 2],
  ['[1, {"a": 2}, [3]]', 6],
  ['{"a": [[1], "b,[{", "c"]}', 6],
  [String.raw`["\",[", "\\", "\\\",[{", 1]`, 5],
])("values of a text are counted outside of its strings: %s", (json, count) => {
  expect([hasFewValues(json, count - 1), hasFewValues(json, count)]).toEqual([false, true]);
});

test("a string that does not end is the last value", () => {
  expect(hasFewValues(String.raw`[1, "a, \", b`, 3)).toBe(true);
});
