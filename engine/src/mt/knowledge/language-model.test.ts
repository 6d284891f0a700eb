import { expect, test } from "vitest";
import { LanguageModel, sentenceEnd } from "./language-model.ts";

const sentences = [
  [3, 4, 5, 6],
  [3, 4, 7],
  [8, 4, 5, 3, 4],
].map((words) => Int32Array.from(words));

function buildModel(texts: Int32Array[]): LanguageModel {
  const model = new LanguageModel(4);
  for (const text of texts) model.change(text, 1);
  return model;
}

function scores(model: LanguageModel): number[] {
  let state = model.start();
  return [3, 4, 5, 3, 9, 4, sentenceEnd].map((word) => {
    const score = model.score(state, word);
    state = model.next;
    return score;
  });
}

test("the probabilities of all words after any history add up to 1", () => {
  const model = buildModel(sentences);
  for (const history of [[], [3], [3, 4], [3, 4, 5], [9], [8, 4]]) {
    let state = model.start();
    for (const word of history) {
      model.score(state, word);
      state = model.next;
    }
    // Words 2 to 8 are known; the share of unknown ones is that of one more word.
    const sum = [2, 3, 4, 5, 6, 7, 8, 99].reduce((total, word) => total + Math.exp(model.score(state, word)), 0);
    expect(sum).toBeCloseTo(1, 9);
  }
});

test("a sentence taken back leaves no trace", () => {
  const model = buildModel(sentences);
  const before = scores(model);
  model.change(Int32Array.of(3, 4, 5, 10, 11), 1);
  expect(scores(model)).not.toEqual(before);
  model.change(Int32Array.of(3, 4, 5, 10, 11), -1);
  expect(scores(model)).toEqual(before);
});

test("the order in which sentences come does not matter", () => {
  expect(scores(buildModel([...sentences].reverse()))).toEqual(scores(buildModel(sentences)));
});

test("n-grams are counted exactly", () => {
  const model = buildModel(sentences);
  expect(model.occurrences(Int32Array.of(3, 4), 0, 2)).toBe(3);
  expect(model.occurrences(Int32Array.of(4, 5), 0, 2)).toBe(2);
  expect(model.occurrences(Int32Array.of(5, 4), 0, 2)).toBe(0);
});
