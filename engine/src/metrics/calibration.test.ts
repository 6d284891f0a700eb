import { expect, test } from "vitest";
import { calibrate, isUnchanged, measureMiscalibration } from "./calibration.ts";

const repeat = (count: number, confidence: number, isUnchanged: boolean) =>
  Array.from({ length: count }, () => ({ confidence, isUnchanged }));

test("translations are counted by tenths of their confidence, the last with 1", () => {
  const judged = [...repeat(3, 0.12, false), ...repeat(1, 0.16, true), ...repeat(2, 1, true)];
  const [low, high, ...none] = calibrate(judged);
  expect(low).toMatchObject({ from: 0.1, count: 4, unchangedShare: 0.25 });
  expect(low?.meanConfidence).toBeCloseTo(0.13);
  expect(high).toEqual({ from: 0.9, count: 2, meanConfidence: 1, unchangedShare: 1 });
  expect(none).toEqual([]);
});

test("the worst tenth counts, and tenths with few translations don't", () => {
  const table = calibrate([...repeat(40, 0.25, false), ...repeat(20, 0.25, true), ...repeat(9, 0.95, false)]);
  expect(measureMiscalibration(table)).toBeCloseTo(1 / 3 - 0.25);
  expect(measureMiscalibration([])).toBe(0);
});

test("whitespace makes no difference, a letter does", () => {
  expect(isUnchanged(" Der  Kai ", "Der Kai")).toBe(true);
  expect(isUnchanged("Der kai", "Der Kai")).toBe(false);
});
