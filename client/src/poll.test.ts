import { expect, test } from "vitest";
import { ParlanceError } from "./errors.ts";
import { until } from "./poll.ts";

/** Returns these responses one after the other, and records the waits between them. */
function request(...responses: (number | Error)[]) {
  const waits: number[] = [];
  return {
    waits,
    wait: async (ms: number) => {
      waits.push(ms);
    },
    async poll() {
      const response = responses.shift();
      if (response instanceof Error) throw response;
      return response ?? 0;
    },
  };
}

test("the waits begin with a second and grow to ten", async () => {
  const { poll, wait, waits } = request(0, 0, 0, 0, 0, 0, 0, 0, 7);
  expect(await until(poll, (response) => response > 0, { wait })).toBe(7);
  expect(waits.map(Math.round)).toEqual([1000, 1500, 2250, 3375, 5063, 7594, 10_000, 10_000]);
});

test("a server that is busy is retried when it says", async () => {
  const { poll, wait, waits } = request(
    new ParlanceError(429, "Wait.", { retryAfterSeconds: 60 }),
    new ParlanceError(503, "Busy.", { retryAfterSeconds: 5 }),
    7,
  );
  expect(await until(poll, (response) => response > 0, { wait })).toBe(7);
  expect(waits).toEqual([60_000, 5000]);
});

test("any other error ends the waiting", async () => {
  const { poll, wait, waits } = request(new ParlanceError(404, "Job 1 was not found."), 7);
  await expect(until(poll, () => true, { wait })).rejects.toMatchObject({ status: 404 });
  expect(waits).toEqual([]);
});

test("a signal ends the waiting with its reason", async () => {
  const left = new AbortController();
  const reason = new Error("gone home");
  const waiting = until(
    async () => 0,
    () => {
      queueMicrotask(() => queueMicrotask(() => left.abort(reason)));
      return false;
    },
    { signal: left.signal },
  );
  await expect(waiting).rejects.toBe(reason);
  await expect(until(async () => 7, Boolean, { signal: left.signal })).rejects.toBe(reason);
});

test("a signal that aborts during a request ends the waiting without a further wait", async () => {
  const left = new AbortController();
  const reason = new Error("gone home");
  const signals: (AbortSignal | undefined)[] = [];
  const waiting = until(
    async (signal) => {
      signals.push(signal);
      left.abort(reason);
      return 0;
    },
    Boolean,
    { signal: left.signal },
  );
  await expect(waiting).rejects.toBe(reason);
  expect(signals).toEqual([left.signal]);
});
