import type { ProviderRequest, TranslationProvider } from "@openparlance/engine";
import { expect, test } from "vitest";
import { withBatching } from "./batched.ts";

/** A provider of two segments at a time that turns texts into capitals, and the requests it got. */
function provider() {
  const requests: ProviderRequest[] = [];
  const capitals: TranslationProvider = {
    name: "Capitals",
    capabilities: { batch: 2 },
    async translate(request) {
      requests.push(request);
      if (request.segments.some(({ source }) => source === "bad")) throw new Error("bad");
      return request.segments.map(({ source }) => [{ target: source.toUpperCase() }]);
    },
  };
  const request = withBatching(capitals);
  const translate = (source: string, targetLanguage = "de") =>
    request.translate(
      { sourceLanguage: "en", targetLanguage, n: 1, segments: [{ source }] },
      new AbortController().signal,
    );
  return { request: translate, requested: request, requests };
}

test("texts of one turn go in as few requests as the batch allows, by languages", async () => {
  const { request: translate, requests } = provider();
  const responses = await Promise.all([translate("a"), translate("b", "fr"), translate("c"), translate("d")]);
  expect(responses.flat(2).map(({ target }) => target)).toEqual(["A", "B", "C", "D"]);
  expect(requests.map(({ targetLanguage, segments }) => [targetLanguage, segments.length])).toEqual([
    ["de", 2],
    ["de", 1],
    ["fr", 1],
  ]);
});

test("texts for variants of a language go in requests of their own", async () => {
  const { requested: request, requests } = provider();
  const translate = (targetRegion: string) =>
    request.translate(
      { sourceLanguage: "en", targetLanguage: "pt", targetRegion, n: 1, segments: [{ source: "a" }] },
      new AbortController().signal,
    );
  await Promise.all([translate("BR"), translate("PT"), translate("BR")]);
  expect(requests.map(({ targetRegion, segments }) => [targetRegion, segments.length])).toEqual([
    ["BR", 2],
    ["PT", 1],
  ]);
});

test("a request that fails fails those in it", async () => {
  const { request: translate } = provider();
  const responses = await Promise.allSettled([translate("bad"), translate("b"), translate("c")]);
  expect(responses.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
});

test("one who leaves ends nothing for the others in the request; when all leave, it ends", async () => {
  const signals: AbortSignal[] = [];
  const responses = Promise.withResolvers<{ target: string }[][]>();
  const slow: TranslationProvider = {
    name: "Slow",
    capabilities: { batch: 2 },
    translate(_, signal) {
      signals.push(signal);
      return responses.promise;
    },
  };
  const request = withBatching(slow);
  const [first, second] = [new AbortController(), new AbortController()];
  const translate = (source: string, { signal }: AbortController) =>
    request.translate({ sourceLanguage: "en", targetLanguage: "de", n: 1, segments: [{ source }] }, signal);
  const both = Promise.all([translate("a", first), translate("b", second)]);
  await new Promise((resolve) => setTimeout(resolve));
  first.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  responses.resolve([[{ target: "A" }], [{ target: "B" }]]);
  expect((await both).flat(2)).toEqual([{ target: "A" }, { target: "B" }]);
  second.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("a request that no one waits for any more timed out if the time of one of them was up", async () => {
  const signals: AbortSignal[] = [];
  const slow: TranslationProvider = {
    name: "Slow",
    capabilities: { batch: 2 },
    translate(_, signal) {
      signals.push(signal);
      return Promise.reject(new Error("ended"));
    },
  };
  const request = withBatching(slow);
  const [first, second] = [new AbortController(), new AbortController()];
  const both = [first, second].map(({ signal }) =>
    request.translate({ sourceLanguage: "en", targetLanguage: "de", n: 1, segments: [{ source: "a" }] }, signal),
  );
  await Promise.allSettled(both);
  first.abort(new DOMException("left", "AbortError"));
  second.abort(new DOMException("up", "TimeoutError"));
  expect(signals[0]?.reason).toMatchObject({ name: "TimeoutError" });
});
