import { expect, test } from "vitest";
import type { RequestTarget } from "../request/target.ts";
import { type SentResponse, sendRequest } from "./send.ts";

const request = new Request("http://localhost/v2/jobs");
const respond = (response: Response): Pick<RequestTarget, "send"> => ({ send: async () => response });

/** Its clock advances by ten milliseconds at each reading. */
function listener(abort = new AbortController()) {
  const seen: SentResponse[] = [];
  let ms = 0;
  return {
    seen,
    abort,
    now: () => (ms += 10),
    signal: abort.signal,
    onProgress: (response: SentResponse) => seen.push(response),
  };
}

test("a response is shown with status, headers, text and time", async () => {
  const response = Response.json({ message: "no" }, { status: 404 });
  const result = await sendRequest(respond(response), request, listener());
  expect(result).toMatchObject({
    status: 404,
    mediaType: "application/json",
    text: '{"message":"no"}',
    state: "whole",
  });
  expect(result.headers).toContainEqual(["content-type", "application/json"]);
  expect(result.tookMs).toBeGreaterThan(0);
});

test("a file is kept as bytes", async () => {
  const response = new Response(new Uint8Array([255, 0]), { headers: { "content-type": "application/octet-stream" } });
  const { text, body } = await sendRequest(respond(response), request, listener());
  expect(text).toBeUndefined();
  expect(new Uint8Array(await body.arrayBuffer())).toEqual(new Uint8Array([255, 0]));
});

test("events are shown as they come, and stopping keeps those that came", async () => {
  const own = listener();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('data: {"text": "a"}\n\ndata: {"te'));
      own.abort.signal.addEventListener("abort", () => controller.error(own.abort.signal.reason));
    },
  });
  const response = new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
  const onProgress = (response: SentResponse) => {
    own.seen.push(response);
    if (response.events.length > 0) own.abort.abort();
  };
  const result = await sendRequest(respond(response), request, { ...own, onProgress });
  expect(result.state).toBe("stopped");
  expect(result.events).toEqual([{ name: "message", data: '{"text": "a"}', atMs: expect.any(Number) }]);
});

test("a response that breaks off says so", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  expect(await sendRequest(respond(new Response(body)), request, listener())).toMatchObject({ state: "broken" });
});

test("a response from another URL than the request's says so", async () => {
  const there = "https://elsewhere.example/v2/jobs";
  const reply = (redirected: boolean) =>
    Object.defineProperties(Response.json([]), { redirected: { value: redirected }, url: { value: there } });
  expect((await sendRequest(respond(reply(true)), request, listener())).redirectedTo).toBe(there);
  expect((await sendRequest(respond(reply(false)), request, listener())).redirectedTo).toBeUndefined();
});
