import { expect, test } from "vitest";
import { Spacing } from "./spacing.ts";

test.each([
  ["今日", "は", ""],
  ["晴れ", "。", ""],
  ["Pier", "。", ""],
  ["「", "Pier", ""],
  ["สวัสดี", "ครับ", ""],
  ["港", "Pier", " "],
  ["the", "pier", " "],
  ["부두", "열림", " "],
])("with nothing learned, %s and %s have the delimiter %j", (left, right, expected) => {
  expect(new Spacing().between(0, left, 1, right)).toBe(expected);
});
