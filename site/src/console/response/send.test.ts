import { expect, test } from "vitest";
import type { RequestTarget } from "../request/target.ts";
import { type SentResponse, send } from "./send.ts";

const request = new Request("http://localhost/v2/jobs");
const answering = (response: Response): Pick<RequestTarget, "send"> => ({ send: async () => response });

/** A clock that goes on by ten milliseconds each time it is asked. */
function listener(abort = new AbortController()) {
  const seen: SentResponse[] = [];
  let ms = 0;
  return {
    seen,
    abort,
    now: () => (ms += 10),
    signal: abort.signal,
    onProgress: (answer: SentResponse) => seen.push(answer),
  };
}

test("an answer is told with status, headers, text and time", async () => {
  const response = Response.json({ message: "no" }, { status: 404 });
  const answer = await send(answering(response), request, listener());
  expect(answer).toMatchObject({
    status: 404,
    mediaType: "application/json",
    text: '{"message":"no"}',
    state: "whole",
  });
  expect(answer.headers).toContainEqual(["content-type", "application/json"]);
  expect(answer.tookMs).toBeGreaterThan(0);
});

test("a file is kept as bytes", async () => {
  const response = new Response(new Uint8Array([255, 0]), { headers: { "content-type": "application/octet-stream" } });
  const { text, body } = await send(answering(response), request, listener());
  expect(text).toBeUndefined();
  expect(new Uint8Array(await body.arrayBuffer())).toEqual(new Uint8Array([255, 0]));
});

test("events are told as they come, and stopping keeps those that came", async () => {
  const own = listener();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('data: {"text": "a"}\n\ndata: {"te'));
      own.abort.signal.addEventListener("abort", () => controller.error(own.abort.signal.reason));
    },
  });
  const response = new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
  const onProgress = (answer: SentResponse) => {
    own.seen.push(answer);
    if (answer.events.length > 0) own.abort.abort();
  };
  const answer = await send(answering(response), request, { ...own, onProgress });
  expect(answer.state).toBe("stopped");
  expect(answer.events).toEqual([{ name: "message", data: '{"text": "a"}', atMs: expect.any(Number) }]);
});

test("an answer that breaks off says so", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  expect(await send(answering(new Response(body)), request, listener())).toMatchObject({ state: "broken" });
});

test("an answer from another address than the one that was asked says so", async () => {
  const there = "https://elsewhere.example/v2/jobs";
  const answer = (redirected: boolean) =>
    Object.defineProperties(Response.json([]), { redirected: { value: redirected }, url: { value: there } });
  expect((await send(answering(answer(true)), request, listener())).redirectedTo).toBe(there);
  expect((await send(answering(answer(false)), request, listener())).redirectedTo).toBeUndefined();
});
