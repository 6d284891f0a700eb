import { expect, test } from "vitest";
import { ExactNumber, isTooDeep, keepsNumbers, readExactJson, readJson } from "./json.ts";

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

test("a JSON text is read, null among them", () => {
  expect(readJson('{"a": [1]}')).toEqual({ a: [1] });
  expect(readJson("null")).toBeNull();
  expect(readJson("{")).toBeUndefined();
});

test("a value that nests deeper than any operation allows is not read", () => {
  expect(readJson(nested(150))).toBeDefined();
  expect(readJson(nested(100_000))).toBeUndefined();
});

test("brackets in strings do not nest, and neither do those that are closed", () => {
  expect(isTooDeep(JSON.stringify({ a: `\\"${"[".repeat(1000)}` }))).toBe(false);
  expect(isTooDeep(`[${Array(1000).fill("[{}]")}]`)).toBe(false);
  expect(isTooDeep("[".repeat(1000))).toBe(true);
});

test("numbers keep their digits, whatever JavaScript can hold", () => {
  const text = '{"id": 9007199254740993, "score": [0.10, 1e400, 12, -0.5], "text": "1.10 \\" 9007199254740993"}';
  expect(readExactJson(text)).toEqual({
    id: new ExactNumber("9007199254740993"),
    score: [new ExactNumber("0.10"), new ExactNumber("1e400"), 12, -0.5],
    text: '1.10 " 9007199254740993',
  });
  expect(keepsNumbers(text)).toBe(false);
  expect(keepsNumbers('{"a": [1, "1.10"]}')).toBe(true);
  expect(readExactJson("{")).toBeUndefined();
});
