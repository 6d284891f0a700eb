import { expect, test } from "vitest";
import { listStackFrames } from "./stack-frames.ts";

test("the stack frames of an error are logged, and no line of its message that looks like one", () => {
  const frames = listStackFrames(new Error("unexpected text\n    at the harbour"));
  expect(frames[0]).toMatch(/stack-frames\.test\.ts\S*:\d+:\d+/);
  expect(frames.join()).not.toContain("harbour");
});

test("an error with a changed message still says where it was thrown", () => {
  const error = new Error("short");
  error.message = "a longer message".repeat(100);
  expect(listStackFrames(error)[0]).toMatch(/stack-frames\.test\.ts\S*:\d+:\d+/);
});
