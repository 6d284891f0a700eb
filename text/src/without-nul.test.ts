import { expect, test } from "vitest";
import { withoutNul } from "./without-nul.ts";

test.each([
  ["", ""],
  ["größe\u0001\t", "größe\u0001\t"],
  ["\u0000a\u0000\u0000", "\uFFFDa\uFFFD\uFFFD"],
])("%j is kept as %j", (text, kept) => {
  expect(withoutNul(text)).toBe(kept);
});
