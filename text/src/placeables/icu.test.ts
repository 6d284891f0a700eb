import { expect, test } from "vitest";
import { inputCount, randomText, seedRandom } from "../testing/random-text.ts";
import { IcuError, parseIcu } from "./icu.ts";

const texts = (message: string) =>
  parseIcu(message)
    .filter(({ kind }) => kind === "text")
    .map(({ start, end }) => message.slice(start, end));

test.each([
  ["Hello {name}, it's {d, date, short}!", ["Hello {name}, it's {d, date, short}!"]],
  ["{n, plural, offset:1 =0 {none} one {# file} other {# files}}", ["none", "# file", "# files"]],
  ["You have {n, plural, other {# files}} left", ["You have ", "# files", " left"]],
  ["{g, select, male {He {n, plural, other {has #}} now} other {They}}", ["He ", "has #", " now", "They"]],
  ["It''s '{'{x}'}' {n, selectordinal, other {'{'#'}'}}", ["It''s '{'{x}'}' ", "'{'#'}'"]],
  ["{d, date, {x}'}'}", ["{d, date, {x}'}'}"]],
  ["", []],
])("%j", (message, expected) => {
  expect(texts(message)).toEqual(expected);
});

test.each([
  ["{n", "unclosed argument", 0],
  ["a {n, plural, other {x}", "unclosed argument", 2],
  ["{n, plural, other {x", "unclosed argument", 0],
  ["a } b", "unexpected brace", 2],
  ["{}", "bad argument", 0],
  ["{n, plural, one {x}}", "no other branch", 0],
  ["{n, plural, one}", "bad branch", 11],
])("%j has a fault", (message, reason, at) => {
  expect(() => parseIcu(message)).toThrow(expect.objectContaining({ name: "IcuError", reason, at }));
});

test("ten thousand nested arguments are read", () => {
  const message = `${"{n, select, other {".repeat(10_000)}x${"}}".repeat(10_000)}`;
  expect(texts(message)).toEqual(["x"]);
});

test("any text is a message whose parts join to it, or a typed error", () => {
  const random = seedRandom(5);
  for (let i = 0; i < inputCount; i++) {
    const text = randomText(random);
    try {
      const parts = parseIcu(text);
      expect(parts.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
    } catch (error) {
      expect(error).toBeInstanceOf(IcuError);
    }
  }
});
