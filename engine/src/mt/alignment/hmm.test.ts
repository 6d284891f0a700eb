import { expect, test } from "vitest";
import { defaultJumps, linkProbabilities } from "./hmm.ts";

test("link probabilities of each target word add up to at most 1, and follow the words", () => {
  const emission = { from: 2, to: 2, words: Float64Array.of(0.9, 0.1, 0.1, 0.9), nulls: Float64Array.of(0.01, 0.01) };
  const links = new Float64Array(4);
  linkProbabilities(emission, defaultJumps(), 0.1, links);
  expect(links[0]).toBeGreaterThan(0.9);
  expect(links[3]).toBeGreaterThan(0.9);
  expect((links[0] as number) + (links[1] as number)).toBeLessThanOrEqual(1);
});

test("words that say nothing are linked along the diagonal, in long texts too", () => {
  for (const size of [4, 120]) {
    const words = new Float64Array(size * size).fill(0.01);
    const links = new Float64Array(size * size);
    linkProbabilities(
      { from: size, to: size, words, nulls: new Float64Array(size).fill(1e-6) },
      defaultJumps(),
      0.1,
      links,
    );
    const row = links.subarray(size, 2 * size);
    expect(row.indexOf(Math.max(...row))).toBe(1);
  }
});
