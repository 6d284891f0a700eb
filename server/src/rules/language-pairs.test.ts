import { languageName } from "@openparlance/text";
import { expect, test } from "vitest";
import { supportedPairs } from "./language-pairs.ts";

test("each language has its name in CLDR", () => {
  const { code_to_name: names } = supportedPairs;
  expect(names).toEqual(Object.fromEntries(Object.keys(names).map((code) => [code, languageName(code)])));
});
