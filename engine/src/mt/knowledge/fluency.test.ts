import { expect, test } from "vitest";
import { Fluency } from "./fluency.ts";
import { LanguageModel } from "./language-model.ts";
import { Vocabulary } from "./vocabulary.ts";
import { weights as defaultWeights } from "./weights.ts";
import { WordClasses } from "./word-classes.ts";

function learnt(texts: string[], weights = defaultWeights) {
  const vocabulary = new Vocabulary();
  const classes = new WordClasses(vocabulary);
  const [words, ofClasses] = [new LanguageModel(4), new LanguageModel(4)];
  const read = (text: string) => Int32Array.from(text.split(" "), (word) => vocabulary.insert(word));
  const fluency = new Fluency(words, ofClasses, classes, weights);
  const learn = (text: string) => {
    const sentence = read(text);
    words.change(sentence, 1);
    ofClasses.change(
      sentence.map((word) => classes.of(word)),
      1,
    );
    fluency.markStale();
  };
  for (const text of texts) learn(text);
  const scoreOf = (text: string) => {
    fluency.begin();
    let state = fluency.start();
    let total = 0;
    for (const word of read(text)) {
      total += fluency.score(state, word);
      state = fluency.next;
    }
    return total;
  };
  return { scoreOf, learn };
}

const texts = ["ein Hund mit einem langen Stock", "ein Mann mit einem kleinen Hut", "eine Frau mit einer roten Tasche"];

test("of two words never seen after another, the one with the usual ending follows better", () => {
  const { scoreOf } = learnt([...texts, "die jungen Hunde", "der junge Hund"]);
  expect(scoreOf("mit einem jungen")).toBeGreaterThan(scoreOf("mit einem junge"));
});

test("learned text counts from the next text on, and a repeated query has the same result", () => {
  const { scoreOf, learn } = learnt(texts);
  const before = scoreOf("ein Vogel singt");
  expect(scoreOf("ein Vogel singt")).toBe(before);
  learn("ein Vogel singt");
  expect(scoreOf("ein Vogel singt")).toBeGreaterThan(before);
});

test("with no weight on classes the words alone decide", () => {
  const { scoreOf } = learnt(texts, { ...defaultWeights, classModel: 0, languageModel: 1 });
  const words = new LanguageModel(4);
  const vocabulary = new Vocabulary();
  for (const text of texts)
    words.change(
      Int32Array.from(text.split(" "), (word) => vocabulary.insert(word)),
      1,
    );
  let state = words.start();
  let total = 0;
  for (const word of "ein Mann mit".split(" ")) {
    total += words.score(state, vocabulary.find(word));
    state = words.next;
  }
  expect(scoreOf("ein Mann mit")).toBeCloseTo(total, 9);
});
