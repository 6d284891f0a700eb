import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeError } from "../core/errors.ts";
import { eventStream, type SentEvent } from "./event-stream.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failed = `event: error\ndata: {"message":"Something went wrong on the server."}\n\n`;
const away = new Error("The database is away.");

function openStream(events: (signal: AbortSignal) => AsyncGenerator<SentEvent>) {
  const reported: unknown[] = [];
  return { reported, response: eventStream(events, (error) => reported.push(error)) };
}

test("a stream whose generator fails ends with an error event, is reported once and sends no more heartbeats", async () => {
  const { response, reported } = openStream(async function* () {
    yield { data: "x" };
    throw away;
  });
  expect(await response.text()).toBe(`data: x\n\n${failed}`);
  expect(reported).toEqual([away]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a failure at the very end of a generator is one too", async () => {
  const { response, reported } = openStream(async function* () {
    try {
      yield { data: "x" };
      throw new Error("The writer is away.");
    } finally {
      // biome-ignore lint/correctness/noUnsafeFinally: that is what is tested
      throw away;
    }
  });
  expect(await response.text()).toBe(`data: x\n\n${failed}`);
  expect(reported).toEqual([away]);
  expect(vi.getTimerCount()).toBe(0);
});

test("an error of the catalog ends a stream and is no news", async () => {
  // biome-ignore lint/correctness/useYield: it fails before it has anything
  const { response, reported } = openStream(async function* () {
    throw makeError("server-error");
  });
  expect(await response.text()).toBe(failed);
  expect(reported).toEqual([]);
});

test("a reader that leaves is no failure, but what fails after it is", async () => {
  const { response, reported } = openStream(async function* () {
    try {
      yield { data: "x" };
      yield { data: "y" };
    } finally {
      // biome-ignore lint/correctness/noUnsafeFinally: that is what is tested
      throw away;
    }
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await reader.cancel();
  expect(reported).toEqual([away]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a stream that breaks off because its reader left is no failure", async () => {
  const waiting = Promise.withResolvers<void>();
  const { response, reported } = openStream(async function* (signal) {
    yield { data: "x" };
    waiting.resolve();
    await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await waiting.promise;
  await reader.cancel();
  expect(reported).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a stream without events sends heartbeats", async () => {
  const { response } = openStream(async function* () {
    await new Promise((resolve) => setTimeout(resolve, 40_000));
    yield { data: "x" };
  });
  const text = response.text();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await text).toBe(":\n\n:\n\ndata: x\n\n");
});
