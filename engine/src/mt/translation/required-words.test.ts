import { tokenize } from "@openparlance/text";
import { measureGrowth } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import { requiredWords } from "./required-words.ts";
import type { TargetWords } from "./target-words.ts";

const targets = { id: (word: string) => word.length } as TargetWords;

test("required words are those of terms and placeables, the first one of two that overlap", () => {
  const text = "Open %s at the quay.";
  const terms = [
    { start: 8, end: 19, target: "am Kai", number: 1 },
    { start: 15, end: 19, target: "Kai", number: 2 },
    { start: 20, end: 30, target: "nothing", number: 3 },
  ];
  expect(requiredWords(tokenize(text, "en"), text, terms, "de", targets)).toMatchObject([
    { from: 2, to: 5, target: "am Kai", number: 1 },
    { from: 1, to: 2, target: "%s", number: undefined },
  ]);
});

test("many required words take twice the time for twice as many", async () => {
  const prepare = (count: number) => {
    const text = "%s ".repeat(count);
    return { text, source: tokenize(text, "en") };
  };
  const work = ({ text, source }: ReturnType<typeof prepare>) => requiredWords(source, text, [], "de", targets);
  expect(await measureGrowth(2000, prepare, work, 2.6)).toBeLessThan(2.6);
});
