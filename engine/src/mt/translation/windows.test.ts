import { expect, test } from "vitest";
import { tokenizePlain } from "../text/accelerator.ts";
import type { MachineTranslation } from "./translation.ts";
import { joinWindows, maxWindow, splitWindows, type TextWindow } from "./windows.ts";

const cut = (text: string, isInside?: (at: number) => boolean) => {
  return splitWindows(tokenizePlain(text, "en"), text, isInside);
};

test("a text of usual length is one window", () => {
  expect(cut("Save the file.")).toMatchObject([{ text: "Save the file.", firstToken: 0, start: 0 }]);
});

test.each([
  ["sentences", "Save the file now. "],
  ["clauses", "save, "],
  ["words", "save "],
  ["marks", ".,;"],
  ["one word without an end", "a@"],
  ["a script without spaces", "我们在学习"],
])("windows of %s make up the text, none is too long or less than half as long but the last", (_, unit) => {
  const text = ` ${unit.repeat(3000)}`;
  const whole = tokenizePlain(text, "en");
  const windows = splitWindows(whole, text);
  expect(windows.map((window) => window.text).join("")).toBe(text);
  expect(windows.flatMap(({ source }) => source.tokens)).toEqual(whole.tokens);
  for (const { source, text: own, firstToken, start } of windows) {
    expect(source.tokens.length).toBeLessThanOrEqual(maxWindow);
    expect(source.delimiters).toHaveLength(source.tokens.length + 1);
    expect(source.tokens).toEqual(Array.from(source.starts, (at, token) => own.slice(at, source.ends[token])));
    expect(whole.starts[firstToken]).toBe(start + (source.starts[0] as number));
  }
  for (const { source } of windows.slice(0, -1)) expect(source.tokens.length).toBeGreaterThan(maxWindow / 2);
});

test("a window ends with a sentence where one fits, else after a clause, else at a space", () => {
  const filler = "word ".repeat(maxWindow - 50);
  expect(cut(`${filler}end. More, and ${filler}`)[0]?.text.endsWith("end. ")).toBe(true);
  expect(cut(`${filler}end, and more ${filler}`)[0]?.text.endsWith("end, ")).toBe(true);
  expect(cut(`${filler}end${",;".repeat(20)} ${filler}`)[0]?.text.endsWith("; ")).toBe(true);
});

test("words that must stay together are not cut", () => {
  const [first] = cut("word ".repeat(2 * maxWindow), (at) => at > maxWindow - 9 && at <= maxWindow + 9);
  expect(first?.source.tokens).toHaveLength(maxWindow - 9);
});

const translate = (word: string): MachineTranslation => ({
  target: `${word} `,
  words: [word],
  delimiters: ["", " "],
  links: [[0, 0]],
  provenance: [{ kind: "memory", number: 1 }],
  score: 0.5,
  confidence: 0.5,
});
const window = (at: number): TextWindow => {
  return { source: tokenizePlain("word ", "en"), text: "word ", firstToken: at, start: 5 * at };
};

test("the best translations of the whole are the best choices among those of its windows", () => {
  // Sums: a1 0, b1 −1, a2 −2, b2 −3, c1 −5.
  const lists = [
    [
      { translation: translate("a"), score: -4 },
      { translation: translate("b"), score: -5 },
      { translation: translate("c"), score: -9 },
    ],
    [
      { translation: translate("1"), score: -1 },
      { translation: translate("2"), score: -3 },
    ],
  ];
  const joined = joinWindows([window(0), window(1)], lists, 5);
  expect(joined.map(({ target }) => target)).toEqual(["a 1 ", "b 1 ", "a 2 ", "b 2 ", "c 1 "]);
  expect(joined[0]).toEqual({
    target: "a 1 ",
    words: ["a", "1"],
    delimiters: ["", " ", " "],
    links: [
      [0, 0],
      [1, 1],
    ],
    provenance: [
      { kind: "memory", number: 1 },
      { kind: "memory", number: 2 },
    ],
    score: 0.5,
    confidence: 0.25,
  });
  expect(joinWindows([window(0), window(1)], lists, 10)).toHaveLength(6);
});
