import type { ProviderRequest, TranslationProvider } from "@parlance/engine";
import { describe, expect, test } from "vitest";
import { apertium } from "./apertium.ts";
import { deepl } from "./deepl.ts";
import { google } from "./google.ts";
import { libreTranslate } from "./libre-translate.ts";
import { microsoft } from "./microsoft.ts";
import { openAi } from "./open-ai.ts";
import type { Fetch } from "./request.ts";

interface Asked {
  url: URL;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each service has its own body
  body: any;
}

/** A service that answers as the test says, and what it was asked. */
function service(answer: (asked: Asked) => unknown, status = 200) {
  const asked: Asked[] = [];
  const fetch: Fetch = async (url, { headers, body }) => {
    const request = { url: new URL(url), headers: new Headers(headers), body: body && JSON.parse(String(body)) };
    asked.push(request);
    const text = status === 200 ? JSON.stringify(answer(request)) : "secret-key is wrong";
    return new Response(text, { status });
  };
  return { asked, fetch };
}

const request: ProviderRequest = {
  sourceLanguage: "en",
  targetLanguage: "de",
  n: 1,
  segments: [{ source: "Ropes & < knots" }, { source: "Mind the deck", tagged: 'Mind <g id="1">the deck</g>' }],
};
const ask = (provider: TranslationProvider, changes: Partial<ProviderRequest> = {}) =>
  provider.translate({ ...request, ...changes }, new AbortController().signal);

const translated = [
  [{ target: "Seile & < Knoten" }],
  [{ target: "Vorsicht, Deck", tagged: 'Vorsicht, <g id="1">Deck</g>' }],
];
const markup = ["Seile &amp; &lt; Knoten", 'Vorsicht, <g id="1">Deck</g>'];
const sentMarkup = ["Ropes &amp; &lt; knots", 'Mind <g id="1">the deck</g>'];

test("DeepL is asked with escaped text, the key in a header", async () => {
  const { asked, fetch } = service(() => ({ translations: markup.map((text) => ({ text })) }));
  expect(await ask(deepl({ key: "secret-key:fx" }, fetch))).toEqual(translated);
  const [{ url, headers, body }] = asked as [Asked];
  expect(url.href).toBe("https://api-free.deepl.com/v2/translate");
  expect(headers.get("authorization")).toBe("DeepL-Auth-Key secret-key:fx");
  expect(body).toEqual({ text: sentMarkup, source_lang: "EN", target_lang: "DE", tag_handling: "xml" });
});

test("Google is asked for HTML, the key in a header", async () => {
  const { asked, fetch } = service(() => ({
    data: { translations: markup.map((translatedText) => ({ translatedText })) },
  }));
  expect(await ask(google({ key: "secret-key" }, fetch))).toEqual(translated);
  const [{ url, headers, body }] = asked as [Asked];
  expect(url.href).toBe("https://translation.googleapis.com/language/translate/v2");
  expect(headers.get("x-goog-api-key")).toBe("secret-key");
  expect(body).toEqual({ q: sentMarkup, source: "en", target: "de", format: "html" });
});

test("Microsoft's alignment of characters becomes one of tokens", async () => {
  const { asked, fetch } = service(() => [
    { translations: [{ text: "Der Hafen, offen", to: "de", alignment: { proj: "0:2-0:2 4:10-4:8 12:15-11:15" } }] },
  ]);
  const provider = microsoft({ key: "secret-key", region: "westeurope" }, fetch);
  expect(await ask(provider, { segments: [{ source: "The harbour open" }] })).toEqual([
    [
      {
        target: "Der Hafen, offen",
        links: [
          [0, 0],
          [1, 1],
          [2, 3],
        ],
      },
    ],
  ]);
  const [{ url, headers, body }] = asked as [Asked];
  expect(url.searchParams.get("from")).toBe("en");
  expect(headers.get("ocp-apim-subscription-region")).toBe("westeurope");
  expect(body).toEqual([{ Text: "The harbour open" }]);
});

test("LibreTranslate gives alternatives", async () => {
  const { asked, fetch } = service(() => ({ translatedText: [markup[0]], alternatives: [["Taue"]] }));
  const provider = libreTranslate({ url: "http://localhost:5000", key: "secret-key" }, fetch);
  expect(await ask(provider, { n: 2, segments: request.segments.slice(0, 1) })).toEqual([
    [{ target: "Seile & < Knoten" }, { target: "Taue" }],
  ]);
  expect(asked[0]?.body).toMatchObject({ alternatives: 1, api_key: "secret-key", format: "html" });
});

test("Apertium is asked segment by segment", async () => {
  const { asked, fetch } = service(({ url }) => ({
    responseData: { translatedText: url.searchParams.get("q")?.toUpperCase() },
    responseStatus: 200,
  }));
  expect(await ask(apertium({ url: "http://localhost:2737" }, fetch))).toEqual([
    [{ target: "ROPES & < KNOTS" }],
    [{ target: "MIND THE DECK" }],
  ]);
  expect(asked[0]?.url.searchParams.get("langpair")).toBe("en|de");
});

test("a chat service sees terms as instructions and matches as turns, the closest last", async () => {
  const { asked, fetch } = service(() => ({ choices: [{ message: { content: " Vorsicht, Deck \n" } }] }));
  const provider = openAi({ url: "http://localhost:8000/v1", key: "secret-key", model: "small" }, fetch);
  const segment = {
    source: "Mind the deck",
    terms: [{ source: "deck", target: "Deck" }],
    examples: [
      { source: "Mind the rope", target: "Vorsicht, Seil" },
      { source: "Mind the gap", target: "Vorsicht, Lücke" },
    ],
  };
  expect(await ask(provider, { segments: [segment] })).toEqual([[{ target: "Vorsicht, Deck" }]]);
  const [{ headers, body }] = asked as [Asked];
  expect(headers.get("authorization")).toBe("Bearer secret-key");
  expect(body.messages[0].content).toContain("from English to German");
  expect(body.messages[0].content).toContain("deck = Deck");
  expect(body.messages.slice(1).map(({ content }: { content: string }) => content)).toEqual([
    "Mind the gap",
    "Vorsicht, Lücke",
    "Mind the rope",
    "Vorsicht, Seil",
    "Mind the deck",
  ]);
});

const all = [
  (fetch: Fetch) => deepl({ key: "secret-key" }, fetch),
  (fetch: Fetch) => google({ key: "secret-key" }, fetch),
  (fetch: Fetch) => microsoft({ key: "secret-key" }, fetch),
  (fetch: Fetch) => libreTranslate({ url: "http://localhost:5000", key: "secret-key" }, fetch),
  (fetch: Fetch) => apertium({ url: "http://localhost:2737" }, fetch),
  (fetch: Fetch) => openAi({ url: "http://localhost:8000/v1", key: "secret-key", model: "small" }, fetch),
].map((open) => [open(service(() => ({})).fetch).name, open] as const);

describe.each(all)("%s", (_, open) => {
  const failing = (fetch: Fetch) => ask(open(fetch)).catch((error) => error);

  test.each([
    [400, false],
    [403, false],
    [429, true],
    [503, true],
  ])("that answers %d has failed, for a while: %s", async (status, isPassing) => {
    const error = await failing(service(() => ({}), status).fetch);
    expect(error).toMatchObject({ name: "ProviderError", status, isPassing });
    expect(String(error)).not.toMatch(/secret|Ropes/);
  });

  test.each([[{}], [[]], [null], [{ translations: [{}] }], [{ choices: [{}] }], ["text"]])(
    "that answers %j has failed, or answered nothing",
    async (answer) => {
      const result = await failing(service(() => answer).fetch);
      expect(result instanceof Error ? result.name : result).toEqual(result instanceof Error ? "ProviderError" : []);
    },
  );

  test("that cannot be reached has failed without telling its address", async () => {
    const error = await failing(() => Promise.reject(new TypeError("fetch failed for https://a/?key=secret-key")));
    expect(error).toMatchObject({ name: "ProviderError", isPassing: true });
    expect(String(error)).not.toMatch(/secret/);
  });

  test("ends with the signal", async () => {
    const stop = new AbortController();
    const fetch: Fetch = (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    const asked = open(fetch).translate(request, stop.signal);
    stop.abort(new Error("enough"));
    await expect(asked).rejects.toThrow("enough");
  });
});
