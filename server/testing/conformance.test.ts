import { expect, test } from "vitest";
import { faultIn } from "./conformance.ts";

const rateLimit = { "x-ratelimit-limit": "4000", "x-ratelimit-remaining": "1", "x-ratelimit-reset": "60" };
const json = { ...rateLimit, "content-type": "application/json" };
const id = (id: string) => ({ "parlance-error": id });
const stream = { ...rateLimit, "content-type": "text/event-stream" };
const file = { ...rateLimit, "content-type": "application/octet-stream" };
const broken = 'event: error\ndata: {"message":"a"}\n\n';

test.each([
  ["GET", "/v2/memories", 200, json, "[]", undefined],
  ["GET", "/v2/memories", 200, json, "", "there is no body"],
  ["GET", "/v2/memories", 200, rateLimit, "", "the type is null, not application/json"],
  ["HEAD", "/v2/memories", 200, json, "", undefined],
  ["HEAD", "/v2/memories", 200, json, "[]", "a head has no body"],
  ["GET", "/v2/memories", 201, json, "[]", "the status 201 is not described"],
  ["GET", "/v2/memories", 200, { "content-type": "application/json" }, "[]", "the header X-RateLimit-Limit is null"],
  ["GET", "/v2/memories", 200, { ...json, "x-ratelimit-reset": "-1" }, "[]", "the header X-RateLimit-Reset is -1"],
  ["GET", "/v2/memories", 429, { ...json, ...id("rate-limited") }, '{"message":"a"}', "the header Retry-After is null"],
  ["GET", "/v2/memories", 401, { "content-type": "text/plain", ...id("invalid-key") }, "", "the text is empty"],
  ["DELETE", "/v2/files?id=1", 204, rateLimit, "", undefined],
  ["DELETE", "/v2/files?id=1", 204, rateLimit, "x", "there is a body"],
  ["GET", "/v2/files/download?id=1", 200, file, "x", "the header Content-Disposition is null"],
  ["GET", "/v2/nothing", 404, { ...json, ...id("unknown-endpoint") }, '{"message":"a"}', undefined],
  ["GET", "/v2/nothing", 404, json, '{"message":"a"}', "the error ID is null"],
  ["GET", "/v2/nothing", 404, { ...json, ...id("overload") }, '{"message":"a"}', "the error ID is overload"],
  ["GET", "/v2/memories", 200, { ...json, ...id("overload") }, "[]", "the error ID is overload"],
  ["GET", "/v2/create/1/create", 200, stream, `data: {"text":"a"}\n\n:\n\n${broken}`, undefined],
  ["GET", "/v2/create/1/create", 200, stream, 'data: {"text":"a"}\n\ndata: [DONE]\n\n', "the events are pd"],
  ["GET", "/v2/create/1/create", 200, stream, "data: {}\n\n", "the event data: {} is not described"],
] as [string, string, number, Record<string, string>, string, string | undefined][])(
  "%s %s with %i, %j and %j: %s",
  (method, target, status, headers, text, fault) => {
    expect(faultIn(method, target, { status, headers: new Headers(headers), text })).toBe(fault);
  },
);
