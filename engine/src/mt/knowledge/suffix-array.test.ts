import { expect, test } from "vitest";
import { Corpus } from "./corpus.ts";
import { type Occurrences, SuffixArray } from "./suffix-array.ts";

function locate(index: SuffixArray, match: Occurrences): number[] {
  const sorted = Array.from({ length: match.high - match.low }, (_, n) => index.positionAt(match.low + n));
  return [...sorted, ...match.tail].sort((a, b) => a - b);
}

test("every n-gram is found where a scan finds it, whether merged or in the tail", () => {
  const corpus = new Corpus();
  const index = new SuffixArray(corpus);
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (let n = 0; n < 200; n++) {
    const sentence = Int32Array.from({ length: random(9) }, () => 3 + random(5));
    corpus.add(n, sentence, new Int32Array(), new Int32Array(), new Uint8Array());
    index.extend();
  }
  const text = corpus.lists.source.view();
  for (let n = 0; n < 100; n++) {
    const gram = Array.from({ length: 1 + random(4) }, () => 3 + random(5));
    const match = gram.reduce((narrowed, word) => index.narrow(narrowed, word), index.all());
    const expected = [...text.keys()].filter((position) => gram.every((word, at) => text[position + at] === word));
    expect(locate(index, match)).toEqual(expected);
  }
});
