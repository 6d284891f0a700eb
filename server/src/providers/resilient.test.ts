import type { TranslationProvider } from "@openparlance/engine";
import { describe, expect, test } from "vitest";
import { ProviderError } from "./request.ts";
import { withRetries } from "./resilient.ts";

const request = { sourceLanguage: "en", targetLanguage: "de", n: 1, segments: [{ source: "a" }] };

/** A provider that fails with each of the errors in turn and then responds; and the waits between its requests. */
const createFailingProvider = (...errors: (Error | undefined)[]) => createFailing({ batch: 1 }, ...errors);

function createFailing(capabilities: TranslationProvider["capabilities"], ...errors: (Error | undefined)[]) {
  const time = { now: 0 };
  const waits: number[] = [];
  const log: unknown[] = [];
  let requestCount = 0;
  const provider: TranslationProvider = {
    name: "Test",
    capabilities,
    async translate() {
      const error = errors[requestCount++];
      time.now += 10;
      if (error) throw error;
      return [[{ target: "b" }]];
    },
  };
  const timing = {
    monotonic: () => time.now,
    random: () => 0.5,
    sleep: async (ms: number) => {
      waits.push(ms);
    },
    limit: () => new AbortController().signal,
  };
  const steady = withRetries(provider, timing, (...line) => log.push(line));
  const translate = () => steady.translate(request, new AbortController().signal);
  return { request: translate, waits, time, log, count: () => requestCount };
}

const down = new ProviderError("down", 503);

describe("a provider", () => {
  test("that fails for a moment is retried, later each time", async () => {
    const { request: translate, waits } = createFailingProvider(down, new ProviderError("unreachable"));
    expect(await translate()).toEqual([[{ target: "b" }]]);
    expect(waits).toEqual([250, 500]);
  });

  test("gets three requests at most", async () => {
    const { request: translate, count } = createFailingProvider(down, down, down, down);
    await expect(translate()).rejects.toBe(down);
    expect(count()).toBe(3);
  });

  test("that refuses a request gets no second one", async () => {
    const refused = new ProviderError("refused", 400);
    const { request: translate, count } = createFailingProvider(refused);
    await expect(translate()).rejects.toBe(refused);
    expect(count()).toBe(1);
  });

  test("that refuses the key five times in a row is paused, too", async () => {
    const refused = new ProviderError("refused", 403);
    const { request: translate, count } = createFailingProvider(...Array(9).fill(refused));
    for (let request = 0; request < 5; request++) await expect(translate()).rejects.toBe(refused);
    for (let request = 0; request < 5; request++) await expect(translate()).rejects.toThrow("is paused");
    expect(count()).toBe(5);
  });

  test("that refuses a text by 403, as services of language models do, is not paused", async () => {
    const flagged = new ProviderError("flagged", 403);
    const { request: translate } = createFailing({ batch: 1, isCharged: true }, ...Array(9).fill(flagged));
    for (let request = 0; request < 9; request++) await expect(translate()).rejects.toBe(flagged);
    expect(await translate()).toEqual([[{ target: "b" }]]);
  });

  test("that refuses only the text of the trial is tried again at once", async () => {
    const refused = new ProviderError("refused", 400);
    const { request: translate, time } = createFailingProvider(...Array(15).fill(down), refused);
    for (let request = 0; request < 5; request++) await expect(translate()).rejects.toBe(down);
    time.now += 30_000;
    await expect(translate()).rejects.toBe(refused);
    expect(await translate()).toEqual([[{ target: "b" }]]);
  });

  test("that says when to come back is given that time, if it is short", async () => {
    const { request: translate, waits } = createFailingProvider(new ProviderError("busy", 429, 2000));
    await translate();
    expect(waits).toEqual([2000]);
    const long = createFailingProvider(new ProviderError("busy", 429, 60_000));
    await expect(long.request()).rejects.toThrow("busy");
    expect(long.waits).toEqual([]);
  });

  test("that failed five requests in a row is paused for half a minute, then one request tries", async () => {
    const { request: translate, count, time } = createFailingProvider(...Array(18).fill(down));
    for (let request = 0; request < 5; request++) await expect(translate()).rejects.toBe(down);
    await expect(translate()).rejects.toThrow("is paused");
    expect(count()).toBe(15);
    time.now += 30_000;
    const first = translate();
    await expect(translate()).rejects.toThrow("is paused");
    await expect(first).rejects.toBe(down);
    time.now += 30_000;
    expect(await translate()).toEqual([[{ target: "b" }]]);
    expect(await translate()).toEqual([[{ target: "b" }]]);
  });

  test("is not left alone for requests that it refuses", async () => {
    const { request: translate } = createFailingProvider(...Array(9).fill(new ProviderError("refused", 400)));
    for (let request = 0; request < 9; request++) await expect(translate()).rejects.toThrow("refused");
    expect(await translate()).toEqual([[{ target: "b" }]]);
  });

  test("that fails is logged once a request, without text", async () => {
    const { request: translate, log } = createFailingProvider(
      down,
      down,
      down,
      new ProviderError("The service returned 403.", 403),
      new Error("a"),
    );
    for (let request = 0; request < 3; request++) await expect(translate()).rejects.toThrow();
    await translate();
    expect(log).toEqual([
      ["provider failed", { provider: "Test", status: 503, reason: "down", ms: 30 }, "warn"],
      ["provider failed", { provider: "Test", status: 403, reason: "The service returned 403.", ms: 10 }, "warn"],
      ["provider failed", { provider: "Test", status: undefined, reason: "Error", ms: 10 }, "warn"],
    ]);
  });

  test("that is paused is logged once, and again when it responds", async () => {
    const { request: translate, log, time } = createFailingProvider(...Array(18).fill(down));
    for (let request = 0; request < 5; request++) await expect(translate()).rejects.toBe(down);
    for (let request = 0; request < 5; request++) await expect(translate()).rejects.toThrow("is paused");
    time.now += 30_000;
    await expect(translate()).rejects.toBe(down);
    time.now += 30_000;
    await translate();
    const failed = ["provider failed", expect.anything(), "warn"];
    expect(log).toEqual([
      ...Array(5).fill(failed),
      ["provider paused", { provider: "Test", failures: 5, ms: 30_000 }, "warn"],
      failed,
      ["provider recovered", { provider: "Test" }],
    ]);
  });
});

/** A provider whose first `hangs` requests last until their signals abort. Time passes while it hangs. */
function createHangingProvider(hangs: number) {
  const time = { now: 0 };
  const limits: number[] = [];
  const log: unknown[] = [];
  let stop = () => {};
  const provider: TranslationProvider = {
    name: "Test",
    capabilities: { batch: 1 },
    async translate(_, signal) {
      signal.throwIfAborted();
      if (limits.length > hangs) return [[{ target: "b" }]];
      const hung = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      stop();
      return hung;
    },
  };
  const timing = {
    monotonic: () => time.now,
    random: () => 0.5,
    async sleep(ms: number) {
      time.now += ms;
    },
    limit(ms: number) {
      const limited = new AbortController();
      limits.push(ms);
      stop = () => {
        time.now += ms;
        limited.abort();
      };
      return limited.signal;
    },
  };
  const steady = withRetries(provider, timing, (...line) => log.push(line));
  return { request: (signal: AbortSignal) => steady.translate(request, signal), limits, log, time };
}

describe("a provider that hangs", () => {
  test("is retried well before the time of the request is up", async () => {
    const { request: translate, limits, time } = createHangingProvider(1);
    expect(await translate(new AbortController().signal)).toEqual([[{ target: "b" }]]);
    expect(limits).toEqual([6000, 12_000]);
    expect(time.now).toBe(6250);
  });

  test("has failed when its last attempt hangs too", async () => {
    const { request: translate, log } = createHangingProvider(3);
    await expect(translate(new AbortController().signal)).rejects.toThrow("did not respond in time");
    expect(log).toMatchObject([["provider failed", { reason: "The service did not respond in time." }, "warn"]]);
  });

  test("is logged too when the time of the request is up first", async () => {
    const { request: translate, log } = createHangingProvider(3);
    await expect(translate(AbortSignal.abort(new DOMException("up", "TimeoutError")))).rejects.toThrow("up");
    expect(log).toMatchObject([["provider failed", { provider: "Test", reason: "TimeoutError" }, "warn"]]);
  });

  test("isn't paused or logged for clients that leave", async () => {
    const { request: translate, log } = createHangingProvider(0);
    const left = AbortSignal.abort(new DOMException("left", "AbortError"));
    for (let request = 0; request < 9; request++) await expect(translate(left)).rejects.toThrow("left");
    expect(await translate(new AbortController().signal)).toEqual([[{ target: "b" }]]);
    expect(log).toEqual([]);
  });

  test("is tried by the next request when the client of the request that tried it has left", async () => {
    const { request: translate, time } = createHangingProvider(0);
    const late = AbortSignal.abort(new DOMException("up", "TimeoutError"));
    for (let request = 0; request < 5; request++) await expect(translate(late)).rejects.toThrow("up");
    time.now += 30_000;
    await expect(translate(AbortSignal.abort(new DOMException("left", "AbortError")))).rejects.toThrow("left");
    expect(await translate(new AbortController().signal)).toEqual([[{ target: "b" }]]);
  });

  test("stays paused when a client leaves whose request began before the pause", async () => {
    const endless: TranslationProvider = {
      name: "Test",
      capabilities: { batch: 1 },
      translate: (_, signal) =>
        new Promise((_, reject) => {
          if (signal.aborted) reject(signal.reason);
          else signal.addEventListener("abort", () => reject(signal.reason));
        }),
    };
    const limit = () => new AbortController().signal;
    const timing = { monotonic: () => 0, random: () => 0.5, sleep: async () => {}, limit };
    const { translate } = withRetries(endless, timing, () => {});
    const leaving = new AbortController();
    const early = translate(request, leaving.signal);
    const late = AbortSignal.abort(new DOMException("up", "TimeoutError"));
    for (let failed = 0; failed < 5; failed++) await expect(translate(request, late)).rejects.toThrow("up");
    leaving.abort();
    await expect(early).rejects.toThrow("aborted");
    await expect(translate(request, late)).rejects.toThrow("is paused");
  });
});
