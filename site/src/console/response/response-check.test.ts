import type { OperationId } from "@openparlance/api";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { findFaults } from "../request/faults.ts";
import { requireOperation } from "../testing/operation-named.ts";
import { createEventReader } from "./event-stream.ts";
import { checkResponse, findErrors } from "./response-check.ts";
import type { SentResponse } from "./send.ts";

const buildResponse = (status: number, text: string, mediaType = "application/json"): SentResponse => ({
  status,
  text,
  mediaType,
  headers: [],
  body: new Blob([text]),
  events: [],
  tookMs: 1,
  redirectedTo: undefined,
  state: "whole",
});
const verdict = (id: OperationId, response: SentResponse) => checkResponse(requireOperation(id), response);

test("a response as described passes", () => {
  expect(verdict("listJobs", buildResponse(200, "[]")).isAsDescribed).toBe(true);
  expect(verdict("getJob", buildResponse(404, '{"message": "Job 57 was not found."}')).isAsDescribed).toBe(true);
  expect(verdict("getJob", buildResponse(401, "Unauthorized", "text/plain")).isAsDescribed).toBe(true);
});

test("one that differs is shown with the location", () => {
  expect(verdict("listJobs", buildResponse(200, '[{"id": "x"}]'))).toMatchObject({ isAsDescribed: false });
  expect(verdict("addFileLabel", buildResponse(299, "", "")).explanation).toBe(
    "The description doesn't list status 299.",
  );
  expect(verdict("listJobs", buildResponse(200, "<p>", "text/html")).explanation).toContain("not text/html");
  expect(verdict("listJobs", buildResponse(200, "[")).explanation).toContain("JSON");
});

test("of several rows whose words an error has, the one that says most is named", () => {
  const message = findFaults(requireOperation("translateText"), { values: { source: "a".repeat(5001), memory_id: 1 } });
  const text = JSON.stringify({ message: message.get("source")?.message });
  expect(findErrors(requireOperation("translateText"), buildResponse(400, text)).map(({ id }) => id)).toEqual([
    "source-too-long",
  ]);
});

test("the type of an error is that of the description, not that of the response", () => {
  const page = (status: number) => verdict("getJob", buildResponse(status, "<p>", "text/html")).explanation;
  expect(page(404)).toBe("The description specifies application/json, not text/html.");
  expect(page(418)).toBe("The description specifies application/json, not text/html.");
  expect(page(401)).toBe("The description specifies text/plain, not text/html.");
  expect(verdict("getJob", buildResponse(401, '{"message": "no"}')).isAsDescribed).toBe(false);
  expect(verdict("getJob", buildResponse(404, '{"error": "no"}')).isAsDescribed).toBe(false);
  expect(verdict("getJob", buildResponse(418, '{"message": "no"}')).isAsDescribed).toBe(true);
});

test.each([
  ["stopped", "Stopped."],
  ["broken", "The connection closed before the response was complete."],
] as const)("one that was %s is neither as described nor otherwise", (state, words) => {
  const text = 'data: {"text": "The "}\n\n';
  const streamed = { ...buildResponse(200, text, "text/event-stream"), state };
  expect(verdict("regenerateCreateContent", streamed)).toEqual({ isAsDescribed: undefined, explanation: words });
  expect(verdict("listJobs", { ...buildResponse(200, "["), state })).toEqual({
    isAsDescribed: undefined,
    explanation: words,
  });
});

test("an error names the row of the catalog that has its words", () => {
  const rows = (message: string) =>
    findErrors(requireOperation("createMemory"), buildResponse(400, JSON.stringify({ message }))).map(({ id }) => id);
  expect(rows("name is required.")).toEqual(["required"]);
  expect(rows("name must be a string.")).toEqual(["invalid"]);
  expect(rows("Something else.").length).toBeGreaterThan(1);
});

describe("a stream", () => {
  const example =
    description.paths["/v2/create"].post.responses["200"].content["text/event-stream"].examples.done.value;
  const described = createEventReader()(example).map(({ name, data }): [string, string] => [name, data]);
  const streamed = (...events: [name: string, data: string][]) => ({
    ...buildResponse(200, "", "text/event-stream"),
    events: events.map(([name, data]) => ({ name, data, atMs: 1 })),
  });
  const verdictOn = (...events: [name: string, data: string][]) =>
    verdict("generateCreateContent", streamed(...events));
  const piece: [string, string] = ["message", '{"text": "The "}'];
  const whole = described.find(([name]) => name === "fullcontent") ?? piece;
  const end: [string, string] = ["message", "[DONE]"];

  test("passes with all events as described, and when it ends with an error", () => {
    expect(verdictOn(...described)).toEqual({ isAsDescribed: true, explanation: "Response matches the schema." });
    expect(verdictOn(piece, ["error", '{"message": "No."}']).isAsDescribed).toBe(true);
  });

  test("differs without its end", () => {
    expect(verdictOn().explanation).toContain("requires [DONE]");
    expect(verdictOn(piece, whole).explanation).toContain("requires [DONE]");
    expect(verdictOn(["other", "[DONE]"]).explanation).toContain("requires [DONE]");
  });

  test("differs unless the whole content comes once, as the last before the end", () => {
    const words = "The description requires exactly one fullcontent event, right before [DONE].";
    expect(verdictOn(piece, whole, end).isAsDescribed).toBe(true);
    expect(verdictOn(piece, end).explanation).toBe(words);
    expect(verdictOn(piece, whole, whole, end).explanation).toBe(words);
    expect(verdictOn(whole, piece, end).explanation).toBe(words);
    expect(verdictOn(piece, whole, ["error", '{"message": "No."}']).explanation).toBe(
      "The description doesn't allow a fullcontent event in a stream that ends with an error.",
    );
  });

  test("differs where the data of any event does", () => {
    expect(verdictOn(piece, ["fullcontent", '{"id": "nonsense"}'], end).explanation).toMatch(
      /^The response doesn't match the schema at .* of event 2: /,
    );
    expect(verdictOn(["message", '{"words": "The "}'], end).explanation).toContain("of event 1");
    expect(verdictOn(end, whole, end).explanation).toBe(
      "The description specifies JSON, but the data of event 1 isn't valid JSON.",
    );
    expect(verdictOn(["progress", "{}"], end).explanation).toBe("The description doesn't list the event progress.");
    expect(verdictOn(["error", "{}"]).explanation).toContain("of event 1");
  });
});
