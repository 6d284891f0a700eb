import { expect, test } from "vitest";
import { formatCalibration, measureCalibration } from "./calibration.ts";

const judged = [
  ...Array.from({ length: 60 }, (_, at) => ({ confidence: 0.2, isUnchanged: at < 15 })),
  { confidence: 0.9, isUnchanged: false },
];

test("the worst tenth with enough segments counts", () => {
  expect(measureCalibration("embedded", judged)).toMatchObject({
    "embedded, confidence off by points": expect.closeTo(5),
    "embedded, confidence from 0.2, segments": 60,
    "embedded, confidence from 0.2, left unchanged": 25,
    "embedded, confidence from 0.9, segments": 1,
  });
});

test("a tenth with too few segments says so", () => {
  expect(formatCalibration("embedded", judged).split("\n")).toEqual([
    "embedded, confidence from  segments  mean confidence  left unchanged  difference",
    "0.2                        60        20.0             25.0            5.0",
    "0.9                        1         90.0             0.0             too few, under 50",
  ]);
});
