import type { ProviderRequest, TranslationProvider } from "@openparlance/engine";
import { describe, expect, test } from "vitest";
import {
  asApertium,
  asDeepL,
  asGoogle,
  asLibreTranslate,
  asMicrosoft,
  asOpenAi,
  knownKey,
  openService,
  type ReceivedRequest,
  type ServiceReply,
} from "../../testing/translation-services.ts";
import { apertium } from "./apertium.ts";
import { deepl } from "./deepl.ts";
import { google } from "./google.ts";
import { libreTranslate } from "./libre-translate.ts";
import { microsoft } from "./microsoft.ts";
import { openAi } from "./open-ai.ts";
import type { Fetch, ProviderError } from "./request.ts";

/** What is requested from a location that only the real service has. */
async function requestsAt(provider: (fetch: Fetch) => TranslationProvider): Promise<string> {
  let address = "";
  const fetch: Fetch = async (url) => {
    address = url;
    throw new TypeError("not from here");
  };
  await translate(provider(fetch)).catch(() => {});
  return address.replace(/\?.*/, "");
}

const request: ProviderRequest = {
  sourceLanguage: "en",
  targetLanguage: "de",
  n: 1,
  segments: [{ source: "Ropes & < knots" }, { source: "Mind the deck", tagged: 'Mind <g id="1">the deck</g>' }],
};
const translate = (provider: TranslationProvider, changes: Partial<ProviderRequest> = {}) =>
  provider.translate({ ...request, ...changes }, new AbortController().signal);

/** What services make of it that are sent markup, and those that are not. */
const kept = [[{ target: "ROPES & < KNOTS" }], [{ target: "MIND THE DECK", tagged: 'MIND <g id="1">THE DECK</g>' }]];
const plain = kept.map(([translation]) => [{ target: translation?.target }]);
const sentMarkup = ["Ropes &amp; &lt; knots", 'Mind <g id="1">the deck</g>'];

test("DeepL gets escaped text, and the key in a header", async () => {
  const { requested: requests, url } = await openService(asDeepL);
  expect(await translate(deepl({ key: knownKey, url }, fetch))).toEqual(kept);
  expect(requests[0]?.body).toEqual({ text: sentMarkup, source_lang: "EN", target_lang: "DE", tag_handling: "xml" });
});

test("Google gets HTML, and the key in a header", async () => {
  const { requested: requests, url } = await openService(asGoogle);
  expect(await translate(google({ key: knownKey, url }, fetch))).toEqual(kept);
  expect(requests[0]?.body).toEqual({ q: sentMarkup, source: "en", target: "de", format: "html" });
});

test("Microsoft gets plain text, and its alignment of characters becomes one of tokens", async () => {
  const { requested: requests, url } = await openService(asMicrosoft);
  const provider = microsoft({ key: knownKey, region: "westeurope", url }, fetch);
  expect(await translate(provider, { segments: [{ source: "The harbour, open" }] })).toEqual([
    [
      {
        target: "THE HARBOUR, OPEN",
        links: [
          [0, 0],
          [1, 1],
          [3, 3],
        ],
      },
    ],
  ]);
  expect(requests[0]?.body).toEqual([{ Text: "The harbour, open" }]);
});

test("LibreTranslate gives alternatives", async () => {
  const { url } = await openService(asLibreTranslate);
  const provider = libreTranslate({ url, key: knownKey }, fetch);
  expect(await translate(provider, { n: 2, segments: request.segments.slice(0, 1) })).toEqual([
    [{ target: "ROPES & < KNOTS" }, { target: "ROPES & < KNOTS 0" }],
  ]);
});

test("Apertium gets one segment in each request", async () => {
  const { requested: requests, url } = await openService(asApertium);
  expect(await translate(apertium({ url }, fetch))).toEqual(plain);
  expect(requests.length).toBe(2);
});

test("a chat service sees terms as instructions and matches as turns, the closest last", async () => {
  const { requested: requests, url } = await openService(asOpenAi);
  const provider = openAi({ url: `${url}/v1`, key: knownKey, model: "small" }, fetch);
  const segment = {
    source: "Mind the deck",
    terms: [{ source: "deck", target: "Deck" }],
    examples: [
      { source: "Mind the rope", target: "Vorsicht, Seil" },
      { source: "Mind the gap", target: "Vorsicht, Lücke" },
    ],
  };
  expect(await translate(provider, { segments: [segment] })).toEqual([[{ target: "MIND THE DECK" }]]);
  const messages: { content: string }[] = requests[0]?.body.messages;
  expect(messages[0]?.content).toContain("from English to German");
  expect(messages[0]?.content).toContain("deck = Deck");
  expect(messages.slice(1).map(({ content }) => content)).toEqual([
    "Mind the gap",
    "Vorsicht, Lücke",
    "Mind the rope",
    "Vorsicht, Seil",
    "Mind the deck",
  ]);
});

test("a chat service gets the variants of languages", async () => {
  const { requested: requests, url } = await openService(asOpenAi);
  const provider = openAi({ url: `${url}/v1`, key: knownKey, model: "small" }, fetch);
  await translate(provider, { targetLanguage: "pt", targetRegion: "BR" });
  expect(requests[0]?.body.messages[0].content).toContain("from English to Portuguese (Brazil)");
});

test("a chat service returns as many translations as requested", async () => {
  const { url } = await openService(asOpenAi);
  const provider = openAi({ url: `${url}/v1`, key: knownKey, model: "small" }, fetch);
  const responses = await translate(provider, { n: 3, segments: request.segments.slice(1) });
  expect(responses).toEqual([[kept[1]?.[0], kept[1]?.[0], kept[1]?.[0]]]);
});

test.each<[string, (fetch: Fetch) => TranslationProvider]>([
  ["https://api.deepl.com/v2/translate", (fetch) => deepl({ key: "a" }, fetch)],
  ["https://api-free.deepl.com/v2/translate", (fetch) => deepl({ key: "a:fx" }, fetch)],
  ["https://translation.googleapis.com/language/translate/v2", (fetch) => google({ key: "a" }, fetch)],
  ["https://api.cognitive.microsofttranslator.com/translate", (fetch) => microsoft({ key: "a" }, fetch)],
])("without a URL, the default of %s is used", async (address, provider) => {
  expect(await requestsAt(provider)).toBe(address);
});

interface Service {
  speaks: (request: ReceivedRequest) => ServiceReply;
  open(url: string, key: string): TranslationProvider;
  isKeyed?: false;
  takesAnyLanguage?: true;
}

const services: Record<string, Service> = {
  DeepL: { speaks: asDeepL, open: (url, key) => deepl({ key, url }, fetch) },
  Google: { speaks: asGoogle, open: (url, key) => google({ key, url }, fetch) },
  Microsoft: { speaks: asMicrosoft, open: (url, key) => microsoft({ key, region: "westeurope", url }, fetch) },
  LibreTranslate: { speaks: asLibreTranslate, open: (url, key) => libreTranslate({ url, key }, fetch) },
  Apertium: { speaks: asApertium, open: (url) => apertium({ url }, fetch), isKeyed: false },
  OpenAI: {
    speaks: asOpenAi,
    open: (url, key) => openAi({ url: `${url}/v1`, key, model: "small" }, fetch),
    takesAnyLanguage: true,
  },
};

describe.each(Object.entries(services))("%s", (_, { speaks, open, isKeyed = true, takesAnyLanguage = false }) => {
  /** What comes of a request to a service that responds so. */
  const requestOf = async (respond: (request: ReceivedRequest) => ServiceReply, key = knownKey) => {
    const { url } = await openService(respond);
    return translate(open(url, key)).catch((error: unknown) => error);
  };
  const untold = (error: unknown) => expect(String(error)).not.toMatch(/secret|Ropes|127\.0/);

  test("translates all segments", async () => {
    const responses = (await requestOf(speaks)) as { target: string }[][];
    expect(responses.map(([best]) => best?.target)).toEqual(["ROPES & < KNOTS", "MIND THE DECK"]);
  });

  test("gets the variant of a language", async () => {
    const { url } = await openService(speaks);
    const responses = await translate(open(url, knownKey), { targetLanguage: "pt", targetRegion: "BR" });
    expect(responses.length).toBe(2);
  });

  const unknownKey = isKeyed ? ["secret-but-wrong"] : [];
  test.each(unknownKey)("that does not know the key has failed for good, without reporting it", async (key) => {
    const error = await requestOf(speaks, key);
    expect(error).toMatchObject({ name: "ProviderError", isTransient: false });
    expect([401, 403]).toContain((error as ProviderError).status);
    untold(error);
  });

  const unknownLanguage = takesAnyLanguage ? [] : ["zu"];
  test.each(unknownLanguage)("that does not know the language %s has failed for good", async (targetLanguage) => {
    const { url } = await openService(speaks);
    const error = await translate(open(url, knownKey), { targetLanguage }).catch((error: unknown) => error);
    expect(error).toMatchObject({ name: "ProviderError", status: 400, isTransient: false });
  });

  test("that is overloaded is retried at the time it says", async () => {
    const error = await requestOf(() => ({
      status: 429,
      headers: { "retry-after": "7" },
      body: "secret-key, slower!",
    }));
    expect(error).toMatchObject({ name: "ProviderError", status: 429, retryAfterMs: 7000, isTransient: true });
    untold(error);
  });

  test.each([500, 502, 503])("that returns %d has failed for a while", async (status) => {
    const error = await requestOf(() => ({ status, body: "<h1>Ropes</h1>" }));
    expect(error).toMatchObject({ name: "ProviderError", status, isTransient: true });
    untold(error);
  });

  test.each(["", "{", "<html>Ropes</html>"])("that returns %j, which is no JSON, has failed", async (body) => {
    const error = await requestOf(() => ({ body }));
    expect(error).toMatchObject({ name: "ProviderError", isTransient: true });
    untold(error);
  });

  test.each([[{}], [[]], [null], [{ translations: [{}] }], [{ choices: [{}] }], ['"text"']])(
    "that returns %j has failed, or has no translation",
    async (body) => {
      const result = await requestOf(() => ({ body }));
      expect(result instanceof Error ? result.name : result).toEqual(result instanceof Error ? "ProviderError" : []);
    },
  );

  test("that sends elsewhere has failed", async () => {
    const error = await requestOf(() => ({ status: 307, headers: { location: "http://127.0.0.1:1/" }, body: "" }));
    expect(error).toMatchObject({ name: "ProviderError" });
  });

  test("that is not running has failed, and the error has no URL", async () => {
    const error = await translate(open("http://127.0.0.1:1", knownKey)).catch((error: unknown) => error);
    expect(error).toMatchObject({ name: "ProviderError", isTransient: true });
    untold(error);
  });

  test("that hangs ends with the signal", async () => {
    const stop = new AbortController();
    const { url } = await openService(() => {
      stop.abort(new Error("enough"));
      return "hang";
    });
    await expect(open(url, knownKey).translate(request, stop.signal)).rejects.toThrow("enough");
  });
});

/** A request with other texts than were sent. */
function withTexts(request: ReceivedRequest, change: (texts: unknown[]) => unknown[]): ReceivedRequest {
  const { body } = request;
  if (Array.isArray(body)) return { ...request, body: change(body) };
  const name = "text" in body ? "text" : "q";
  return { ...request, body: { ...body, [name]: change(body[name]) } };
}

test.each(["DeepL", "Google", "Microsoft", "LibreTranslate"])(
  "%s that returns fewer or more translations than texts has failed, because they may be those of other texts",
  async (name) => {
    const { speaks, open } = services[name] as Service;
    for (const change of [(texts: unknown[]) => texts.slice(1), (texts: unknown[]) => [...texts, ...texts]]) {
      const { url } = await openService((request) => speaks(withTexts(request, change)));
      const error = await translate(open(url, knownKey)).catch((error: unknown) => error);
      expect(error).toMatchObject({ name: "ProviderError", isTransient: true });
    }
  },
);
