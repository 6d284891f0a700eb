import { expect, test } from "vitest";
import { finish } from "../../slices.ts";
import type { TranslationOption } from "../options/option.ts";
import type { Hypothesis } from "./hypothesis.ts";
import { bestPaths, type Path } from "./n-best.ts";

/** Numbers from 0 to 1, always the same. */
function seedRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function hypothesis(previous: Hypothesis | undefined, word: number | undefined, score: number): Hypothesis {
  const option = word === undefined ? undefined : ({ words: Int32Array.of(word), score } as TranslationOption);
  const location = { state: 0, firstGap: 0, mask: 0, covered: 0, end: 0 };
  return { ...location, score, total: score, option, previous, recombined: undefined };
}

/** Hypotheses in layers, some of which stand for others with a lower score; all scores differ. */
function lattice(random: () => number, length: number, alternatives: number): Hypothesis[] {
  let layer = [hypothesis(undefined, undefined, 0)];
  for (let at = 0; at < length; at++) {
    layer = [0, 1].map(() => {
      const alike = Array.from({ length: 1 + Math.floor(random() * alternatives) }, () => {
        const previous = layer[Math.floor(random() * layer.length)] as Hypothesis;
        return hypothesis(previous, Math.floor(random() * 3), previous.score - random());
      });
      const [best, ...others] = alike.sort((a, b) => b.score - a.score) as [Hypothesis, ...Hypothesis[]];
      if (others.length > 0) best.recombined = others.sort(() => random() - 0.5);
      return best;
    });
  }
  return layer;
}

/** All paths to a hypothesis or to those it stands for, with how much worse than it they are. */
function* allPaths(last: Hypothesis | undefined): Generator<{ words: number[]; loss: number }> {
  if (!last?.option) return yield { words: [], loss: 0 };
  for (const chosen of [last, ...(last.recombined ?? [])]) {
    for (const { words, loss } of allPaths(chosen.previous)) {
      yield {
        words: [...words, ...(chosen.option as TranslationOption).words],
        loss: loss + last.score - chosen.score,
      };
    }
  }
}

function bruteForce(finals: Hypothesis[], n: number): string[] {
  const paths = finals.flatMap((final) =>
    Array.from(allPaths(final), ({ words, loss }) => ({ words: words.join(" "), score: final.score - loss })),
  );
  return [...new Set(paths.sort((a, b) => b.score - a.score).map(({ words }) => words))].slice(0, n);
}

const listWords = ({ hypotheses }: Path) =>
  hypotheses.flatMap(({ option }) => [...(option as TranslationOption).words]).join(" ");

test("the best paths with different words are those of all paths, in their order", () => {
  const random = seedRandom(7);
  for (let round = 0; round < 200; round++) {
    const finals = lattice(random, 1 + Math.floor(random() * 5), 3);
    expect(finish(bestPaths(finals, 8)).map(listWords)).toEqual(bruteForce(finals, 8));
  }
});

test("a path has its hypotheses from the first to the last", () => {
  const first = hypothesis(hypothesis(undefined, undefined, 0), 1, -1);
  const second = hypothesis(first, 2, -2);
  expect(finish(bestPaths([second], 1))).toEqual([{ hypotheses: [first, second], score: -2 }]);
});

test("of a long text no more is built than is requested", () => {
  let reads = 0;
  const finals = lattice(seedRandom(3), 2000, 20).slice(0, 1);
  for (let at = finals[0]; at; at = at.previous) {
    const { recombined } = at;
    const get = () => {
      reads++;
      return recombined;
    };
    Object.defineProperty(at, "recombined", { get });
  }
  const before = reads;
  expect(finish(bestPaths(finals, 10))).toHaveLength(10);
  // Once to see whether there are any and once to sort them; every path would read them all again.
  expect(reads - before).toBeLessThan(3 * 2000);
});

test("each path is built in a slice", () => {
  expect(Array.from(bestPaths(lattice(seedRandom(3), 20, 3), 10)).length).toBeGreaterThanOrEqual(10);
});
