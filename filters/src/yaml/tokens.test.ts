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

test("a mapping or sequence in the line of its key is refused, unless the key is explicit", () => {
  for (const text of ["a: b: c\n", "a:\n  b: c: d\n", "a: - b\n"])
    expect(() => readTokens(text, 9)).toThrow("not YAML");
  const valid = "? a\n: b: c\nf: &g # h\n  d: e\n";
  expect(readTokens(valid, 9).map(({ text }) => text)).toEqual(["c", "e"]);
});
