import { expect, test } from "vitest";
import { suggest } from "./suggest.ts";

test.each([
  ["hlep", "help"],
  ["prot", "port"],
  ["doctr", "doctor"],
  ["keyss", "keys"],
  ["serves", "serve"],
])("%s suggests %s", (text, candidate) => {
  expect(suggest(text, ["serve", "help", "doctor", "keys", "port"])).toBe(candidate);
});

test("a text that is like none suggests nothing", () => {
  expect(suggest("colour", ["user", "name"])).toBeUndefined();
  expect(suggest("x", [])).toBeUndefined();
});
