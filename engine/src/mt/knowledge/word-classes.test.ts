import { expect, test } from "vitest";
import { Vocabulary } from "./vocabulary.ts";
import { WordClasses } from "./word-classes.ts";

const spellings = ["langen", "jungen", "der", "die", "1.234", "12", "Haus", "!!!!"];

test("words with the same ending share a class, short words and signs have their own, numbers one", () => {
  const words = new Vocabulary();
  const classes = new WordClasses(words);
  const [big, small, masculine, feminine, long, short, house, signs] = spellings.map((word) =>
    classes.of(words.insert(word)),
  );
  expect(big).toBe(small);
  expect(long).toBe(short);
  expect(new Set([big, masculine, feminine, long, house, signs]).size).toBe(6);
  expect([0, 1, 2].map((mark) => classes.of(mark))).toEqual([0, 1, 2]);
  expect(classes.of(words.size)).toBe(-1);
});

test("classes have the same numbers whatever is asked for first", () => {
  const words = new Vocabulary();
  const ids = spellings.map((word) => words.insert(word));
  const [one, other] = [new WordClasses(words), new WordClasses(words)];
  const backwards = [...ids].reverse().map((word) => other.of(word));
  expect(ids.map((word) => one.of(word))).toEqual(backwards.reverse());
});
