import type { OperationId } from "@parlance/api";
import { expect, test } from "vitest";
import type { Answer } from "./send.ts";
import { callNamed } from "./testing.ts";
import { errorsOf, verdictOf } from "./verdict.ts";

const answerOf = (status: number, text: string, mediaType = "application/json"): Answer => ({
  status,
  text,
  mediaType,
  headers: [],
  body: new Blob([text]),
  events: [],
  tookMs: 1,
  state: "whole",
});
const verdict = (id: OperationId, answer: Answer) => verdictOf(callNamed(id), answer);

test("an answer as described passes", () => {
  expect(verdict("listJobs", answerOf(200, "[]")).isAsDescribed).toBe(true);
  expect(verdict("getJob", answerOf(404, '{"message": "Job 57 was not found."}')).isAsDescribed).toBe(true);
  expect(verdict("getJob", answerOf(401, "Unauthorized", "text/plain")).isAsDescribed).toBe(true);
});

test("one that differs is told where", () => {
  expect(verdict("listJobs", answerOf(200, '[{"id": "x"}]'))).toMatchObject({ isAsDescribed: false });
  expect(verdict("addFileLabel", answerOf(299, "", "")).words).toBe("The description does not tell of the status 299.");
  expect(verdict("listJobs", answerOf(200, "<p>", "text/html")).words).toContain("not of text/html");
  expect(verdict("listJobs", answerOf(200, "[")).words).toContain("JSON");
});

test("an error names the row of the catalogue that has its words", () => {
  const rows = (message: string) =>
    errorsOf(callNamed("createMemory"), answerOf(400, JSON.stringify({ message }))).map(({ id }) => id);
  expect(rows("name is required.")).toEqual(["required"]);
  expect(rows("name must be a string.")).toEqual(["invalid"]);
  expect(rows("Something else.").length).toBeGreaterThan(1);
});

test("a stream that does not end as described differs", () => {
  const stream = answerOf(200, "", "text/event-stream");
  const events = [{ name: "message", data: "[DONE]", atMs: 1 }];
  expect(verdict("generateCreateContent", { ...stream, events }).isAsDescribed).toBe(true);
  expect(verdict("generateCreateContent", stream).isAsDescribed).toBe(false);
});
