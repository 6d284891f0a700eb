import type { ProviderRequest, TranslationProvider } from "@openparlance/engine";
import { describe, expect, test } from "vitest";
import {
  asApertium,
  asDeepL,
  asGoogle,
  asGoogleAdvanced,
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
import { google, googleAdvanced } from "./google.ts";
import type { ServiceAccount } from "./google-access.ts";
import { libreTranslate } from "./libre-translate.ts";
import { microsoft } from "./microsoft.ts";
import { openAi } from "./open-ai.ts";
import { readAccount } from "./providers.ts";
import type { Fetch, ProviderError } from "./request.ts";

/** Records requests to a URL that only the real service has. */
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

/** The results of services that receive markup, and of those that don't. */
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

test("Microsoft gets HTML only where something must stay", async () => {
  const { requested: requests, url } = await openService(asMicrosoft);
  const provider = microsoft({ key: knownKey, region: "westeurope", url }, fetch);
  const segments = [{ source: "Ropes & knots" }, { source: "Mind {name}" }];
  expect(await translate(provider, { segments })).toEqual([[{ target: "ROPES & KNOTS" }], [{ target: "MIND {NAME}" }]]);
  const targets = [{ language: "de" }];
  expect(requests[0]?.body).toEqual({
    inputs: [
      { text: "Ropes & knots", textType: "Plain", language: "en", targets },
      { text: 'Mind <span class="notranslate">{name}</span>', textType: "Html", language: "en", targets },
    ],
  });
});

test("a model that Microsoft deploys gets the closest matches and the terms as reference pairs, and the tone", async () => {
  const { requested: requests, url } = await openService(asMicrosoft);
  const provider = microsoft({ key: knownKey, region: "westeurope", deployment: "gpt-5", url }, fetch);
  const examples = Array.from({ length: 4 }, (_, at) => ({ source: `Mind the rope ${at}`, target: `Seil ${at}` }));
  const terms = ["deck", "mind"].map((source) => ({ source, target: "Deck", span: { start: 9, end: 13 } }));
  const segments = [{ source: "Mind the deck", examples, terms }, { source: "Mind" }];
  const formal = { segments, formality: "less" as const };
  expect(await translate(provider, formal)).toEqual([[{ target: "MIND THE DECK" }], [{ target: "MIND" }]]);
  const model = { language: "de", deploymentName: "gpt-5", tone: "informal" };
  expect(requests[0]?.body.inputs.map(({ targets }: { targets: object[] }) => targets)).toEqual([
    [{ ...model, referenceTextPairs: [...examples, { source: "deck", target: "Deck" }] }],
    [model],
  ]);
});

test("Google's Advanced translates adaptively what has matches, and the rest with its general model", async () => {
  const { requested: requests, url } = await openService(asGoogleAdvanced);
  const provider = googleAdvanced({ account: await newAccount(url), location: "us-central1", url }, fetch, () => 0);
  const examples = [{ source: "Mind the rope", target: "Vorsicht, Seil" }];
  const tagged = 'Mind <g id="1">the deck</g>';
  const segments = [
    { source: "Mind the deck", examples },
    { source: "Mind the deck", tagged, examples },
    { source: "Ropes" },
  ];
  expect(await translate(provider, { segments })).toEqual([
    [{ target: "MIND THE DECK" }],
    [{ target: "MIND THE DECK", tagged: 'MIND <g id="1">THE DECK</g>' }],
    [{ target: "ROPES" }],
  ]);
  expect(requests.map(({ path }) => path.replace(/.*[:/]/, ""))).toEqual([
    "token",
    "adaptiveMtTranslate",
    "translateText",
  ]);
  expect(requests[1]?.body).toEqual({
    content: ["Mind the deck"],
    referenceSentenceConfig: {
      sourceLanguageCode: "en",
      targetLanguageCode: "de",
      referenceSentencePairLists: [
        { referenceSentencePairs: [{ sourceSentence: "Mind the rope", targetSentence: "Vorsicht, Seil" }] },
      ],
    },
  });
  await translate(provider, { segments });
  expect(requests.filter(({ path }) => path === "/token")).toHaveLength(1);
});

test("access to Google is renewed before it ends, and refused with a key that can't be read", async () => {
  const { requested: requests, url } = await openService(asGoogleAdvanced);
  let now = 0;
  const account = await newAccount(url);
  const provider = googleAdvanced({ account, location: "us-central1", url }, fetch, () => now);
  for (now of [0, 3_200_000, 3_400_000]) await translate(provider);
  expect(requests.filter(({ path }) => path === "/token")).toHaveLength(2);
  const unreadable = { ...account, privateKey: "none" };
  const refused = googleAdvanced({ account: unreadable, location: "us-central1", url }, fetch, () => now);
  await expect(translate(refused)).rejects.toMatchObject({ name: "ProviderError", isTransient: false });
});

test("DeepL gets what is around the segments, and its account's style rules and memory", async () => {
  const { requested: requests, url } = await openService(asDeepL);
  const provider = deepl({ key: knownKey, styleId: "s-1", memory: "m-1", url }, fetch);
  const segments = [
    { source: "Mind the deck", neighbors: { previous: "Welcome aboard.", next: "Ropes" } },
    { source: "Ropes", neighbors: { previous: "Mind the deck", next: "Knots" } },
  ];
  await translate(provider, { segments });
  expect(requests[0]?.body).toMatchObject({
    text: ["Mind the deck", "Ropes"],
    context: "Welcome aboard.\nKnots",
    style_id: "s-1",
    translation_memory_id: "m-1",
  });
});

/** A service account whose key was just made. */
async function newAccount(url: string): Promise<ServiceAccount> {
  const algorithm = { name: "RSASSA-PKCS1-v1_5", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const { privateKey } = await crypto.subtle.generateKey({ ...algorithm, hash: "SHA-256" }, true, ["sign", "verify"]);
  const bytes = Buffer.from(await crypto.subtle.exportKey("pkcs8", privateKey)).toString("base64");
  return readAccount(
    JSON.stringify({
      project_id: "harbour",
      client_email: "harbour@example.iam.gserviceaccount.com",
      private_key: `-----BEGIN PRIVATE KEY-----\n${bytes}\n-----END PRIVATE KEY-----\n`,
      token_uri: `${url}/token`,
    }),
  );
}

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
  /** The result of a request to a service with this response. */
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
  const name = ["text", "inputs", "q"].find((each) => each in body) as string;
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
