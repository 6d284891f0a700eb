import { expect, test } from "vitest";
import { fillRecorded } from "./recorded.ts";

const recorded = { "guide/step": { list: [{ target: "Hafen", score: 0.5 }] } };

test("an example of a schema is what was recorded", () => {
  const schema = { type: "number", "x-recorded": "guide/step#/list/0/score" };
  fillRecorded(schema, recorded);
  expect(schema).toEqual({ type: "number", example: 0.5 });
});

test("an example of a response has it as its value", () => {
  const media = { examples: { one: { summary: "One", "x-recorded": "guide/step" }, two: { value: 2 } } };
  fillRecorded(media, recorded);
  expect(media).toEqual({ examples: { one: { summary: "One", value: recorded["guide/step"] }, two: { value: 2 } } });
});

test("an operation without a recorded example is named", () => {
  expect(() => fillRecorded({ "x-recorded": "guide/step#/list/1/score" }, recorded)).toThrow(
    "Nothing is recorded as guide/step#/list/1/score.",
  );
});
