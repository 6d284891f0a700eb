import { expect, test } from "vitest";
import { clusterWords } from "./exchange.ts";
import { Vocabulary } from "./vocabulary.ts";

const nouns = Array.from({ length: 150 }, (_, n) => `noun${n}`);
const verbs = Array.from({ length: 150 }, (_, n) => `verb${n}`);

/** Four sentences of each noun, each with another verb: more words than there are classes. */
function cluster() {
  const words = new Vocabulary();
  const encode = (text: string) => Int32Array.from(text.split(" "), (word) => words.insert(word));
  const sentences = nouns.flatMap((noun, n) =>
    ["the", "a", "this", "every"].map((article, k) => encode(`${article} ${noun} ${verbs[(n * 7 + k * 31) % 150]} .`)),
  );
  const [once = 0] = encode("once");
  const work = clusterWords([...sentences, Int32Array.of(once)], words.size);
  for (;;) {
    const step = work.next();
    if (step.done) return { words, classes: step.value, once };
  }
}

test("words that have different neighbors share no class", () => {
  const { words, classes } = cluster();
  const classesOf = (spellings: string[]) => new Set(spellings.map((word) => classes[words.find(word)]));
  const groups = [nouns, verbs, ["."], ["the", "a", "this", "every"]].map(classesOf);
  const all = new Set(classes.filter((number) => number > 0));
  expect(all.size).toBeLessThanOrEqual(120);
  expect(groups.reduce((sum, { size }) => sum + size, 0)).toBe(all.size);
});

test("classes are numbered after the marks, and a word that is there once has none", () => {
  const { classes, once } = cluster();
  expect(classes[once]).toBe(0);
  expect(classes.slice(0, 3)).toEqual(Int32Array.of(0, 0, 0));
  expect(classes.filter((number) => number > 0).every((number) => number >= 3)).toBe(true);
});

test("the same sentences give the same classes", () => {
  expect(cluster().classes).toEqual(cluster().classes);
});
