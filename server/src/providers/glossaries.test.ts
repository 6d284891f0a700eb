import type { ProviderRequest, ProviderSegment, TermbaseVersion } from "@openparlance/engine";
import { describe, expect, test, vi } from "vitest";
import { deeplService } from "../../testing/deepl-service.ts";
import {
  asGoogle,
  asMicrosoft,
  knownKey,
  openService,
  type ReceivedRequest,
} from "../../testing/translation-services.ts";
import { deepl } from "./deepl.ts";
import { google } from "./google.ts";
import { microsoft } from "./microsoft.ts";
import type { Fetch } from "./request.ts";

/** A segment with terms, each at its first location in the source. */
function segmentOf(source: string, terms: Record<string, string>, kept: readonly string[] = []): ProviderSegment {
  const spanOf = (phrase: string) => {
    const start = source.indexOf(phrase);
    return { start, end: start + phrase.length };
  };
  return {
    source,
    terms: [
      ...Object.entries(terms).map(([phrase, target]) => ({ source: phrase, target, span: spanOf(phrase) })),
      ...kept.map((phrase) => ({ source: phrase, target: phrase, span: spanOf(phrase), isKept: true })),
    ],
  };
}

const day = 86_400_000;

async function openDeepL(service = deeplService(), respond = service.speak, translate: Fetch = fetch) {
  const { url, requested: requests } = await openService(respond);
  let passedMs = 0;
  const log = vi.fn();
  const time = { monotonic: () => passedMs, limit: (ms: number) => AbortSignal.timeout(ms), now: Date.now };
  const provider = deepl({ key: knownKey, url }, translate, { timing: time, log });
  return {
    service,
    requested: requests,
    log,
    pass(ms: number) {
      passedMs += ms;
    },
    async translate(
      segments: ProviderSegment[],
      changes: Partial<ProviderRequest> & Partial<TermbaseVersion> = {},
      { signal } = new AbortController(),
    ) {
      const { memory = 1, version = 1, ...rest } = changes;
      const request = { sourceLanguage: "en", targetLanguage: "de", n: 1, owner: 1, segments };
      const whole = { ...request, termbase: { memory, version }, ...rest };
      const responses = await provider.translate(whole, signal);
      return responses.map(([best]) => best?.target);
    },
  };
}

const ferry = () => segmentOf("The ferry leaves", { ferry: "Fähre" });
const deck = () => segmentOf("The deck is wet", { deck: "Deck" });
const isToGlossaries = ({ path }: ReceivedRequest) => path.startsWith("/v3/");

describe("DeepL", () => {
  test("is sent the terms of its segments as a glossary, with the ID of which they are translated", async () => {
    const { service, requested: requests, translate } = await openDeepL();
    expect(await translate([ferry()])).toEqual(["THE Fähre LEAVES"]);
    const [[id, glossary] = []] = service.glossaries;
    expect(glossary).toMatchObject({ source: "en", target: "de", entries: new Map([["ferry", "Fähre"]]) });
    expect(requests.at(-1)?.body).toMatchObject({ glossary_id: id, source_lang: "EN", target_lang: "DE" });
  });

  test("without terms has no glossary", async () => {
    const { requested: requests, translate } = await openDeepL();
    await translate([{ source: "The ferry leaves" }]);
    expect(requests.map(({ path, body }) => [path, body.glossary_id])).toEqual([["/v2/translate", undefined]]);
  });

  test("gets the glossary of a language's variant by its base code", async () => {
    const { service, translate } = await openDeepL();
    const responses = await translate([ferry()], { targetLanguage: "pt", targetRegion: "BR" });
    expect(responses).toEqual(["THE Fähre LEAVES"]);
    expect([...service.glossaries.values()].map(({ target }) => target)).toEqual(["pt"]);
  });

  test("uses a glossary as long as its terms are enough", async () => {
    const { service, translate } = await openDeepL();
    await translate([ferry(), deck()]);
    for (const segment of [ferry(), deck(), ferry()]) await translate([segment]);
    expect(service.counts).toEqual({ created: 1, deleted: 0 });
  });

  test("with a further term gets a glossary of all of them, and the former one is deleted", async () => {
    const { service, translate } = await openDeepL();
    await translate([ferry()]);
    expect(await translate([deck()])).toEqual(["THE Deck IS WET"]);
    await expect.poll(() => service.counts).toEqual({ created: 2, deleted: 1 });
    const [glossary] = service.glossaries.values();
    expect([...(glossary?.entries ?? [])].sort()).toEqual([
      ["deck", "Deck"],
      ["ferry", "Fähre"],
    ]);
  });

  test("requests at the same time share glossaries, and none is deleted while a request uses it", async () => {
    const service = deeplService();
    const { translate } = await openDeepL(service);
    const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => translate([at % 2 ? ferry() : deck()])));
    expect(new Set(responses.flat())).toEqual(new Set(["THE Fähre LEAVES", "THE Deck IS WET"]));
    await expect.poll(() => service.glossaries.size).toBe(1);
    expect(service.counts.created).toBe(2);
  });

  test("a changed or deleted term is in no later request", async () => {
    const { service, translate } = await openDeepL();
    await translate([ferry(), deck()]);
    expect(await translate([segmentOf("The ferry leaves", { ferry: "Schiff" })], { version: 2 })).toEqual([
      "THE Schiff LEAVES",
    ]);
    expect(await translate([segmentOf("A ferry, a deck", { ferry: "Schiff" })], { version: 3 })).toEqual([
      "A Schiff, A DECK",
    ]);
    await expect.poll(() => service.glossaries.size).toBe(1);
  });

  test("a new version of a termbase gets a glossary without the terms of the former one", async () => {
    const { service, translate } = await openDeepL();
    await translate([ferry()]);
    await translate([deck()], { version: 2 });
    await expect.poll(() => service.glossaries.size).toBe(1);
    const [glossary] = service.glossaries.values();
    expect(glossary?.entries).toEqual(new Map([["deck", "Deck"]]));
  });

  test("a superseded glossary is deleted only after the requests that use it", async () => {
    const service = deeplService();
    const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { log, translate } = await openDeepL(service, service.speak, async (url, init) => {
      if (url.endsWith("/v2/translate") && String(init.body).includes("ferry")) {
        arrived.resolve();
        await released.promise;
      }
      return fetch(url, init);
    });
    const pending = translate([ferry()]);
    await arrived.promise;
    await translate([deck()]);
    expect(service.counts).toEqual({ created: 2, deleted: 0 });
    released.resolve();
    expect(await pending).toEqual(["THE Fähre LEAVES"]);
    await expect.poll(() => service.counts.deleted).toBe(1);
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    ["the leftovers are listed", (url: string, { method }: RequestInit) => url.endsWith("/v3/glossaries") && !method],
    ["its glossary is created", (url: string, { method }: RequestInit) => url.endsWith("/v3/glossaries") && !!method],
  ])("a client that leaves while %s takes a glossary from no one, and none is left over", async (_, isSlow) => {
    const service = deeplService();
    const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { log, translate } = await openDeepL(service, service.speak, async (url, init) => {
      if (isSlow(url, init)) {
        arrived.resolve();
        await released.promise;
      }
      return fetch(url, init);
    });
    const leaving = new AbortController();
    const left = translate([ferry()], {}, leaving);
    await arrived.promise;
    const others = [translate([ferry()]), translate([deck()], { owner: 2, memory: 2 })];
    leaving.abort();
    released.resolve();
    await expect(left).rejects.toThrow("aborted");
    expect((await Promise.all(others)).flat()).toEqual(["THE Fähre LEAVES", "THE Deck IS WET"]);
    expect([service.glossaries.size, service.counts]).toEqual([2, { created: 2, deleted: 0 }]);
    expect(log).not.toHaveBeenCalled();
  });

  test("keeps its glossary when the service refuses a new one", async () => {
    const service = deeplService();
    let isFull = false;
    const { translate } = await openDeepL(service, (request) =>
      isFull && request.method === "POST" && request.path === "/v3/glossaries"
        ? { status: 456, body: { message: "Too many" } }
        : service.speak(request),
    );
    await translate([ferry()]);
    isFull = true;
    expect(await translate([deck()])).toEqual(["THE DECK IS WET"]);
    expect(await translate([ferry()])).toEqual(["THE Fähre LEAVES"]);
    expect(service.counts).toEqual({ created: 1, deleted: 0 });
  });

  test("a term that a text has, but not as this term, isn't in its glossary", async () => {
    const { translate } = await openDeepL();
    await translate([segmentOf("Ask IT today", { IT: "EDV" }), deck()]);
    expect(await translate([segmentOf("Lift it on deck", { deck: "Deck" })])).toEqual(["LIFT IT ON Deck"]);
  });

  test("two organizations and two memories never share a glossary, even with the same terms", async () => {
    const { service, requested: requests, translate } = await openDeepL();
    await translate([ferry()], { owner: 1, memory: 1 });
    await translate([ferry()], { owner: 2, memory: 1 });
    await translate([ferry()], { owner: 1, memory: 2 });
    expect(new Set([...service.glossaries.values()].map(({ name }) => name)).size).toBe(3);
    const used = requests.filter(({ path }) => path === "/v2/translate").map(({ body }) => body.glossary_id);
    expect(new Set(used).size).toBe(3);
    const [first, second] = [segmentOf("The ferry", { ferry: "A" }), segmentOf("The ferry", { ferry: "B" })];
    await translate([first], { owner: 1 });
    expect(await translate([second], { owner: 2 })).toEqual(["THE B"]);
    expect(await translate([first], { owner: 1 })).toEqual(["THE A"]);
  });

  test("terms of any characters are escaped, and those that no glossary can have are left out", async () => {
    const { service, translate } = await openDeepL();
    const terms = {
      'the "big", one': 'das "Große", ja',
      "two\tor\nthree": "zwei oder drei",
      " ferry ": "Fähre",
      bell: "\u0007",
      long: "x".repeat(1025),
    };
    await translate([segmentOf('the "big", one two\tor\nthree ferry  ferry bell long', terms)]);
    const [glossary] = service.glossaries.values();
    expect([...(glossary?.entries ?? [])].sort()).toEqual([
      ["ferry", "Fähre"],
      ['the "big", one', 'das "Große", ja'],
      ["two or three", "zwei oder drei"],
    ]);
  });

  test("a term that isn't translated is protected in the text, and in no glossary", async () => {
    const { requested: requests, translate } = await openDeepL();
    expect(await translate([segmentOf("Board Aurora & go", {}, ["Aurora"])])).toEqual(["BOARD Aurora & GO"]);
    expect(requests.map(({ body }) => body.text)).toEqual([["Board <keep>Aurora</keep> &amp; go"]]);
    expect(requests[0]?.body.ignore_tags).toEqual(["keep"]);
  });

  test.each([403, 429, 456, 500])(
    "that creates no glossary (%d) translates without, reports it once, and is left alone for a while",
    async (status) => {
      const service = deeplService();
      const refuse = (request: ReceivedRequest) =>
        request.method === "POST" && isToGlossaries(request)
          ? { status, body: "Fähre secret" }
          : service.speak(request);
      const { requested: requests, log, pass, translate } = await openDeepL(service, refuse);
      for (let times = 0; times < 3; times++) expect(await translate([ferry()])).toEqual(["THE FERRY LEAVES"]);
      expect(log.mock.calls).toEqual([
        ["provider glossary failed", { provider: "DeepL", status, reason: `The service returned ${status}.` }, "warn"],
      ]);
      const tries = () => requests.filter((each) => each.method === "POST" && isToGlossaries(each)).length;
      expect(tries()).toBe(1);
      pass(300_000);
      await translate([ferry()]);
      expect(tries()).toBe(2);
    },
  );

  test("whose glossary was deleted by others translates without it, and gets it again", async () => {
    const { service, log, translate } = await openDeepL();
    await translate([ferry()]);
    service.glossaries.clear();
    expect(await translate([ferry()])).toEqual(["THE FERRY LEAVES"]);
    expect(log).toHaveBeenCalledOnce();
    expect(await translate([ferry()])).toEqual(["THE Fähre LEAVES"]);
  });

  test("an error that has nothing to do with the glossary is that of the request", async () => {
    const service = deeplService();
    const refuse = (request: ReceivedRequest) =>
      request.path === "/v2/translate" ? { status: 456, body: "" } : service.speak(request);
    const { log, translate } = await openDeepL(service, refuse);
    await expect(translate([ferry()])).rejects.toMatchObject({ name: "ProviderError", status: 456 });
    expect(log).not.toHaveBeenCalled();
  });

  test("after a restart a glossary is used again, old ones are deleted, and those of others are left alone", async () => {
    const before = await openDeepL();
    await before.translate([ferry()]);
    const { glossaries } = before.service;
    const [[id, kept] = []] = glossaries;
    if (id === undefined || kept === undefined) throw new Error("no glossary");
    const old = { ...kept, name: "parlance-0", createdAt: new Date(Date.now() - 2 * day).toISOString() };
    const foreign = { ...old, name: "Marketing" };
    const after = await openDeepL(
      deeplService([
        [id, kept],
        ["old", old],
        ["foreign", foreign],
      ]),
    );
    expect(await after.translate([ferry()])).toEqual(["THE Fähre LEAVES"]);
    await expect.poll(() => after.service.counts).toEqual({ created: 0, deleted: 1 });
    expect([...after.service.glossaries.keys()].sort()).toEqual([id, "foreign"].sort());
  });

  test("keeps at most a hundred glossaries at once", async () => {
    const { service, translate } = await openDeepL();
    for (let memory = 1; memory <= 103; memory++) await translate([ferry()], { memory });
    await expect.poll(() => service.glossaries.size).toBe(100);
  });
});

describe("Microsoft", () => {
  const open = async () => {
    const { url, requested: requests } = await openService(asMicrosoft);
    const provider = microsoft({ key: knownKey, region: "westeurope", url }, fetch);
    const translate = (segments: ProviderSegment[], changes: Partial<ProviderRequest> = {}) =>
      provider.translate(
        { sourceLanguage: "en", targetLanguage: "de", n: 1, segments, ...changes },
        new AbortController().signal,
      );
    return { requested: requests, request: translate };
  };

  test("is sent the translation of a term in the text, escaped", async () => {
    const { requested: requests, request: translate } = await open();
    const segment = segmentOf("Ropes & ferry", { ferry: 'die "Fähre" <b> & so' });
    expect(await translate([segment])).toEqual([[{ target: 'ROPES & die "Fähre" <b> & so' }]]);
    expect(requests[0]?.body.inputs).toMatchObject([
      {
        textType: "Html",
        text: 'Ropes &amp; <mstrans:dictionary translation="die &quot;Fähre&quot; &lt;b&gt; &amp; so">ferry</mstrans:dictionary>',
      },
    ]);
  });

  test("is sent a term that isn't translated as protected text", async () => {
    const { requested: requests, request: translate } = await open();
    await translate([segmentOf("Board Aurora", {}, ["Aurora"])]);
    expect(requests[0]?.body.inputs).toMatchObject([{ text: 'Board <span class="notranslate">Aurora</span>' }]);
  });

  test("is sent no terms between two languages other than English, which it does not support", async () => {
    const { requested: requests, request: translate } = await open();
    await translate([segmentOf("Le ferry", { ferry: "Fähre" })], { sourceLanguage: "fr" }).catch(() => {});
    expect(requests[0]?.body.inputs).toMatchObject([{ text: "Le ferry" }]);
  });

  test("is sent no term that has a placeholder, or a part of a longer word", async () => {
    const { requested: requests, request: translate } = await open();
    const part = { source: "ferry", target: "Fähre" };
    await translate([segmentOf("Open {name} now", { "{name} now": "jetzt" }), { source: "ferryboat", terms: [part] }]);
    expect(requests[0]?.body.inputs).toMatchObject([
      { text: 'Open <span class="notranslate">{name}</span> now' },
      { text: "ferryboat" },
    ]);
  });
});

test("Google, whose interface has no glossaries, is sent terms that aren't translated as protected text", async () => {
  const { url, requested: requests } = await openService(asGoogle);
  const segments = [segmentOf("Board Aurora by ferry", { ferry: "Fähre" }, ["Aurora"])];
  const request = { sourceLanguage: "en", targetLanguage: "de", n: 1, segments };
  await google({ key: knownKey, url }, fetch).translate(request, new AbortController().signal);
  expect(requests[0]?.body.q).toEqual(['Board <span translate="no">Aurora</span> by ferry']);
});
