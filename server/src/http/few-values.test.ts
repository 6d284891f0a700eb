import { expect, test } from "vitest";
import { openTestServer } from "../../testing/test-server.ts";
import { hasFewValues, maxBodyValues } from "./few-values.ts";

test.each([
  ["[1]", 2],
  ['[1, {"a": 2}, [3]]', 6],
  ['{"a": [[1], "b,[{", "c"]}', 6],
  [String.raw`["\",[", "\\", "\\\",[{", 1]`, 5],
])("values of a text are counted outside of its strings: %s", (json, count) => {
  expect([hasFewValues(json, count - 1), hasFewValues(json, count)]).toEqual([false, true]);
});

test("a string that does not end is the last value", () => {
  expect(hasFewValues(String.raw`[1, "a, \", b`, 3)).toBe(true);
});

test("a JSON body of too many values is refused before it is parsed", async () => {
  const server = await openTestServer();
  const send = (count: number) =>
    server.request("POST", "/v2/jobs", {
      body: `{"a":[${"1,".repeat(count)}1`,
      headers: { "content-type": "application/json" },
    });
  const refused = await send(maxBodyValues);
  expect([refused.status, refused.json.message]).toEqual([400, `A body has at most ${maxBodyValues} values.`]);
  const parsed = await send(maxBodyValues - 10);
  expect([parsed.status, parsed.json.message]).toEqual([400, "The body is not valid JSON."]);
});

test("a form of too many fields is refused before it is read", async () => {
  const server = await openTestServer();
  const body = "a=b&".repeat(maxBodyValues);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const refused = await server.request("POST", "/v2/memories", { body, headers });
  expect([refused.status, refused.json.message]).toEqual([400, `A body has at most ${maxBodyValues} values.`]);
});
