import { expect, test } from "vitest";
import { blanks } from "./write.ts";

test.each([
  ["a b", "a b"],
  [" a  b ", "\\u0020a \\u0020b\\u0020"],
  ["<b/> a", "<b/>\\u0020a"],
  ["a <i/>", "a\\u0020<i/>"],
  ["a <b> b</b>", "a <b>\\u0020b</b>"],
  ['"" a', '""\\u0020a'],
  ['\\" a', '\\" a'],
  ['a \\\\" b"', 'a \\\\" b"'],
  ["a \\' b \\'", "a \\' b \\'"],
  ["", ""],
])("of %j, blanks that Android would not keep are escaped", (markup, written) => {
  expect(blanks(markup)).toBe(written);
});
