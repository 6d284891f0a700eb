import { expect, test } from "vitest";
import { withEdgesOf } from "./edges.ts";

test.each([
  ["Save\n", "Sichern", "Sichern\n"],
  [" Save", "Sichern ", " Sichern"],
  ["Save", "\u00a0Sichern\n", "Sichern"],
  ["\t<b>Save</b>\r\n", "<b>Sichern</b>", "\t<b>Sichern</b>\r\n"],
  [" ", " Sichern ", " Sichern "],
])("of the source %j, the translation %j becomes %j", (source, translation, expected) => {
  expect(withEdgesOf(source, translation)).toBe(expected);
});
