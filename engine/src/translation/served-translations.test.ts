import { expect, test } from "vitest";
import type { EngineTranslation } from "./engine-translation.ts";
import { ServedTranslations } from "./served-translations.ts";

const score = 0.4;

const translationOf = (target: string): EngineTranslation => ({
  target,
  targetWithTags: target,
  score,
  words: [target],
  delimiters: ["", ""],
  links: [],
  provenance: [0],
});

/** The score of the next translation, after some were given and came back. */
function scoreAfter(served: ServedTranslations): number {
  return served.calibrate([translationOf("Kai")])[0]?.score ?? 0;
}

test("a translation that comes back changed lowers the score of others, one left as it is raises it", () => {
  const [changed, unchanged] = [new ServedTranslations(), new ServedTranslations()];
  for (const served of [changed, unchanged]) {
    expect(served.recordServed("the <g id='1'>quay</g>", [translationOf("der Kai")])[0]?.score).toBeCloseTo(score);
  }
  changed.learnFrom("the <g id='1'>quay</g>", "das <g id='1'>Ufer</g>");
  unchanged.learnFrom("the quay", "der  <g id='1'>Kai</g>");
  expect(scoreAfter(changed)).toBeLessThan(score - 0.02);
  expect(scoreAfter(unchanged)).toBeGreaterThan(score + 0.02);
});

test("a translation that was not served, or was confirmed before, is not learned from", () => {
  const served = new ServedTranslations();
  served.learnFrom("the quay", "das Ufer");
  expect(scoreAfter(served)).toBeCloseTo(score);
  served.recordServed("the quay", [translationOf("der Kai")]);
  served.learnFrom("the quay", "das Ufer");
  const after = scoreAfter(served);
  served.learnFrom("the quay", "das Ufer");
  expect(scoreAfter(served)).toBe(after);
});

test("the newest 2,000 are remembered", () => {
  const served = new ServedTranslations();
  for (let at = 0; at <= 2000; at++) served.recordServed(`quay ${at}`, [translationOf(`Kai ${at}`)]);
  served.learnFrom("quay 0", "Ufer");
  expect(scoreAfter(served)).toBeCloseTo(score);
  served.learnFrom("quay 1", "Ufer");
  expect(scoreAfter(served)).toBeLessThan(score);
});

test("a very long text is not, and its shorter translation from before is forgotten", () => {
  const served = new ServedTranslations();
  const long = "quay ".repeat(150);
  served.recordServed(long, [translationOf("Kai")]);
  expect(served.bytes).toBeGreaterThan(2 * long.length);
  served.recordServed(long, [translationOf("Kai ".repeat(150))]);
  expect(served.bytes).toBe(0);
});

test("no translation scores higher than the best, and the least likely more than 0", () => {
  const served = new ServedTranslations();
  for (let at = 0; at < 40; at++) {
    served.recordServed(`quay ${at}`, [{ ...translationOf("Kai"), score: 0.92 }]);
    served.learnFrom(`quay ${at}`, at % 2 === 0 ? "Kai" : "Ufer");
    served.recordServed(`deck ${at}`, [translationOf("Deck")]);
    served.learnFrom(`deck ${at}`, "Deck");
  }
  const scores = served
    .calibrate([0.92, 0.6, Number.MIN_VALUE].map((score) => ({ ...translationOf("Kai"), score })))
    .map(({ score }) => score);
  expect(scores[0]).toBeLessThan(0.7);
  expect(scores[1]).toBe(scores[0]);
  expect(scores[2]).toBeGreaterThan(0);
});
