import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { FilterError } from "../filter-error.ts";
import { readLines } from "./lines.ts";
import { readTokens } from "./tokens.ts";
import { createScalarWriter } from "./write.ts";

/** The values in a text, each with the form in which another text is written instead; or the reason for a failure. */
function find(read: typeof readTokens | typeof readLines, text: string, depth = 50): unknown {
  try {
    return read(text, depth)?.map(({ escape: write, ...unit }) => ({
      ...unit,
      written: [write("a b"), write("a: 'b', \"c\"\nd")],
    }));
  } catch (error) {
    if (error instanceof FilterError) return error.message;
    throw error;
  }
}

function agrees(text: string): boolean {
  const fast = find(readLines, text);
  if (fast !== undefined) expect(fast, JSON.stringify(text)).toEqual(find(readTokens, text));
  return fast !== undefined;
}

const fixtures = new URL("../../fixtures/yaml/", import.meta.url);

test.each(readdirSync(fixtures, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("/input.")))(
  "%s has the same values read line by line as by the library",
  (name) => {
    agrees(readFileSync(new URL(name, fixtures), "utf8").replace(/\r(?!\n)/g, "\n"));
  },
);

test.each([
  "a: b\nc:\n  d: 'it''s'\n  e: \"x\\ty\" # note\n",
  "---\n# first\nlist:\n- one\n- two: x\n  three: y\n-\n  four: z\nend: 5\n",
  "a:\n  - b\n  - [c, 1, d e]\n  - - nested\n    - list\n  - last\n",
  "a: |\n  text\n   more\n\nb: >-\n  folded\n  text\nc: d\n",
  "a: first\n  second\nb: &x c\nd: *x\n",
  "a:\r\n  b: c d \r\n  'e f': g\r\n",
  "a:\n  b: |2\n     deep\n  c: {d: e, f: [g]}\n",
  "- a: b\n  c: |\n    d\n- e\n",
])("%j is read without the whole going to the library, and as it reads it", (text) => {
  expect(agrees(text)).toBe(true);
});

test("any lines are read as the library reads them", () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const pick = (items: readonly string[]) => items[random(items.length)] as string;
  // biome-ignore format: one kind of material a line
  const values = [
    "", " text", " two words", " 12", " true", ' "q"', ' "q\\n\\"x"', ' "\\u00e4"', " 'it''s'", " 'open", ' "open', " # note", " x # note",
    " [a, b]", " [a, 1, b c]", " [a,\n  b]", " [-a]", " [a, ]", " {a: b}", " |\n      block\n", " >-\n   folded\n", " &x y", " *x", " !!str 5", " - x", " a: b", " a:", "\tx", " x\ty", " -", " : x", " ? x",
    " größe", " x#y", " http://a.b", " 'a' b", " ~", " - - x", " x\n      y", " ---", " @x",
  ];
  const keys = ["a", "b c", "- ", "- a", "-", "'q'", '"d"', "1", "?", "# c", "<<", "...", "---", "é", "- - a", "- 'x'"];
  let count = 0;
  for (let round = 0; round < (process.env.PARLANCE_PROOF ? 20_000 : 3000); round++) {
    const lines = Array.from({ length: 1 + random(6) }, () => {
      const name = pick(keys);
      return " ".repeat(2 * random(3)) + name + (name.endsWith(" ") || random(12) === 0 ? "" : ":") + pick(values);
    });
    if (agrees(`${lines.join("\n")}${pick(["\n", "", "\n\n"])}`)) count++;
  }
  expect(count).toBeGreaterThan(100);
}, 120_000);

test.each(["2024-05-01", "2024-5-1 10:00:00.5 +02:00", "2024-05-01T10:00:00Z"])(
  "the timestamp %s is no text",
  (value) => {
    expect(find(readLines, `a: ${value}\nb:\n- ${value}\n`)).toEqual([]);
    expect(find(readTokens, `a: ${value}\nb: [${value}]\n`)).toEqual([]);
    expect(find(readLines, `a: "${value}"\n`)).toHaveLength(1);
    expect(createScalarWriter("x", { type: "scalar", inFlow: false })(value)).toBe(`"${value}"`);
  },
);

test.each([
  ["|", "a\n  b\n\n\tc\n", true],
  ["|-", "a\n  b", true],
  ["|", "  a\nb\n", false],
  ["|", "a\n  \nb\n", false],
  [">", "a\n  b\n", false],
  [">", "\n\na\n\nb\nc\n", true],
])("a block with %s represents %j: %j", (header, text, isBlock) => {
  const written = createScalarWriter(`${header}\n  x\n`, { type: "block-scalar", inFlow: false })(text);
  expect(written.startsWith(header)).toBe(isBlock);
  expect(parse(`k: ${written}\n`)).toEqual({ k: text });
});
