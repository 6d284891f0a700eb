import { expect, onTestFinished, test, vi } from "vitest";
import { Parser } from "yaml";
import { readTokens } from "./tokens.ts";

test("of values that nest too deep no more is read than shows it", () => {
  const next = vi.spyOn(Parser.prototype, "next");
  onTestFinished(() => next.mockRestore());
  expect(() => readTokens(`a: ${"[".repeat(100_000)}`, 1000)).toThrow(/nest deeper than 1000 at line 1, column 100\d$/);
  expect(next.mock.calls.length).toBeLessThan(1100);
});

test.each([
  ["flow sequences", 999, (count: number) => `a: ${"[".repeat(count)}x${"]".repeat(count)}`],
  ["block sequences", 1000, (count: number) => `${"- ".repeat(count)}x`],
])("as many %s nest as are allowed, and no more", (_, max, nest) => {
  expect(readTokens(nest(max), 1000).map(({ text }) => text)).toEqual(["x"]);
  expect(() => readTokens(nest(max + 1), 1000)).toThrow("nest deeper than 1000");
});
