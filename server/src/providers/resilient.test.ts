import type { TranslationProvider } from "@parlance/engine";
import { describe, expect, test } from "vitest";
import { ProviderError } from "./request.ts";
import { resilient } from "./resilient.ts";

const request = { sourceLanguage: "en", targetLanguage: "de", n: 1, segments: [{ source: "a" }] };

/** A provider that fails with each of the errors in turn and then answers; and how it was waited for. */
function failing(...errors: (Error | undefined)[]) {
  const time = { now: 0 };
  const waits: number[] = [];
  let asked = 0;
  const provider: TranslationProvider = {
    name: "Test",
    capabilities: { batch: 1, languages: "any", nBest: 1, prefix: false, terms: false, examples: false, tags: false },
    async translate() {
      const error = errors[asked++];
      if (error) throw error;
      return [[{ target: "b" }]];
    },
  };
  const steady = resilient(provider, {
    clock: () => time.now,
    random: () => 0.5,
    sleep: async (ms) => void waits.push(ms),
  });
  const ask = () => steady.translate(request, new AbortController().signal);
  return { ask, waits, time, count: () => asked };
}

const down = new ProviderError("down", 503);

describe("a provider", () => {
  test("that fails for a moment is asked again, later each time", async () => {
    const { ask, waits } = failing(down, new ProviderError("unreachable"));
    expect(await ask()).toEqual([[{ target: "b" }]]);
    expect(waits).toEqual([250, 500]);
  });

  test("is asked three times at most", async () => {
    const { ask, count } = failing(down, down, down, down);
    await expect(ask()).rejects.toBe(down);
    expect(count()).toBe(3);
  });

  test("that refuses a request is not asked again", async () => {
    const refused = new ProviderError("refused", 400);
    const { ask, count } = failing(refused);
    await expect(ask()).rejects.toBe(refused);
    expect(count()).toBe(1);
  });

  test("that says when to come back is given that time, if it is short", async () => {
    const { ask, waits } = failing(new ProviderError("busy", 429, 2000));
    await ask();
    expect(waits).toEqual([2000]);
    const long = failing(new ProviderError("busy", 429, 60_000));
    await expect(long.ask()).rejects.toThrow("busy");
    expect(long.waits).toEqual([]);
  });

  test("that failed five requests in a row is left alone for half a minute, then one request tries", async () => {
    const { ask, count, time } = failing(...Array(18).fill(down));
    for (let request = 0; request < 5; request++) await expect(ask()).rejects.toBe(down);
    await expect(ask()).rejects.toThrow("left alone");
    expect(count()).toBe(15);
    time.now += 30_000;
    const first = ask();
    await expect(ask()).rejects.toThrow("left alone");
    await expect(first).rejects.toBe(down);
    time.now += 30_000;
    expect(await ask()).toEqual([[{ target: "b" }]]);
    expect(await ask()).toEqual([[{ target: "b" }]]);
  });

  test("is not left alone for requests that it refuses", async () => {
    const { ask } = failing(...Array(9).fill(new ProviderError("refused", 400)));
    for (let request = 0; request < 9; request++) await expect(ask()).rejects.toThrow("refused");
    expect(await ask()).toEqual([[{ target: "b" }]]);
  });
});
