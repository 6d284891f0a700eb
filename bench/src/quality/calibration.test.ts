import { expect, test } from "vitest";
import { measureCalibration } from "./calibration.ts";

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
