import { expect, test } from "vitest";
import { IntList } from "../collections/growable.ts";
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

test("classes have the same numbers in any order of queries", () => {
  const words = new Vocabulary();
  const ids = spellings.map((word) => words.insert(word));
  const [one, other] = [new WordClasses(words), new WordClasses(words)];
  const backwards = [...ids].reverse().map((word) => other.of(word));
  expect(ids.map((word) => one.of(word))).toEqual(backwards.reverse());
});

test("learned classes go before endings, and a new word gets the class of most learned words with its ending", () => {
  const words = new Vocabulary();
  const [one, other] = [new IntList(), new IntList()];
  for (const [spelling, learned] of Object.entries({ langen: 4, jungen: 4, sagen: 3, Haus: 0 })) {
    const word = words.insert(spelling);
    for (const list of [one, other]) {
      list.resize(word + 1);
      list.items[word] = learned;
    }
  }
  const classes = new WordClasses(words, one);
  const of = (spelling: string) => classes.of(words.insert(spelling));
  expect(["sagen", "langen", "schlangen"].map(of)).toEqual([3, 4, 4]);
  expect(of("Haus")).toBeGreaterThan(4);
  expect(of("Maus")).toBe(of("Haus"));
  const again = new WordClasses(words, other);
  for (let word = 0; word < words.size; word++) expect(again.of(word)).toBe(classes.of(word));
});

test("few sentences do not change the classes", () => {
  const words = new Vocabulary();
  const ids = spellings.map((word) => words.insert(word));
  const [one, other] = [new WordClasses(words), new WordClasses(words)];
  for (const _ of other.learn([Int32Array.from(ids), Int32Array.from(ids)]));
  expect(ids.map((word) => other.of(word))).toEqual(ids.map((word) => one.of(word)));
});
