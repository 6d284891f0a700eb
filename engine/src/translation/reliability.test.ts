import { expect, test } from "vitest";
import { logistic, logit } from "../logistic.ts";
import { Reliability } from "./reliability.ts";

/** Deterministic numbers from 0 to 1. */
function* numbers(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Learns translations of a memory in which the log-odds are shifted and stretched. */
function learnReliability(count: number, shift: number, slope: number): Reliability {
  const reliability = new Reliability();
  const random = numbers();
  for (let at = 0; at < count; at++) {
    const confidence = 0.05 + 0.6 * random.next().value;
    const isUnchanged = random.next().value < logistic(shift + slope * logit(confidence));
    reliability.learn(confidence, isUnchanged);
  }
  return reliability;
}

test("without learned translations, confidence stays as it is", () => {
  const reliability = new Reliability();
  for (const confidence of [0.001, 0.06, 0.3, 0.65, 0.92])
    expect(reliability.adjust(confidence)).toBeCloseTo(confidence);
  expect(reliability.adjust(0)).toBe(0);
  expect(reliability.adjust(Number.MIN_VALUE)).toBeGreaterThan(0);
});

test.each([
  [1, 1],
  [-1, 1],
  [0.5, 0.6],
  [-0.5, 1.5],
])("a memory whose log-odds are shifted by %d and stretched by %d is learnt", (shift, slope) => {
  const reliability = learnReliability(2000, shift, slope);
  for (const confidence of [0.1, 0.3, 0.5]) {
    const chance = logistic(shift + slope * logit(confidence));
    expect(Math.abs(reliability.adjust(confidence) - chance)).toBeLessThan(0.07);
  }
});

test("the order of confidences stays, whatever came back", () => {
  const reliability = new Reliability();
  for (let at = 0; at < 500; at++) reliability.learn(at % 2 === 0 ? 0.1 : 0.6, at % 2 === 0);
  expect(reliability.adjust(0.6)).toBeGreaterThan(reliability.adjust(0.1));
  // Half of all were left as they are.
  for (const confidence of [0.1, 0.6]) expect(Math.abs(reliability.adjust(confidence) - 0.5)).toBeLessThan(0.1);
});

test("translations that a person confirmed are learnt apart", () => {
  const reliability = learnReliability(500, -2, 1);
  expect(reliability.adjust(0.92)).toBeCloseTo(0.92);
  for (let at = 0; at < 200; at++) reliability.learn(0.92, true);
  expect(reliability.adjust(0.92)).toBeGreaterThan(0.97);
});

test.each([
  [0.3, 0.4],
  [1e-9, 0.52],
])(
  "one translation that was left as it is, of confidence %d, does not outweigh what is known of others",
  (confidence, max) => {
    const reliability = new Reliability();
    reliability.learn(confidence, true);
    expect(reliability.adjust(0.3)).toBeGreaterThan(0.3);
    expect(reliability.adjust(0.3)).toBeLessThan(max);
  },
);

test("it is the same after being written and read, and a new memory forgets in time", () => {
  const reliability = learnReliability(300, 1, 0.8);
  const again = new Reliability(JSON.parse(JSON.stringify(reliability.toNumbers())));
  expect(again.adjust(0.4)).toBe(reliability.adjust(0.4));
  for (let at = 0; at < 3000; at++) reliability.learn(0.4, at % 5 < 2);
  expect(reliability.adjust(0.4)).toBeCloseTo(0.4, 1);
});
