import { AdaptiveTranslator, type ProviderRequest, type TranslationProvider } from "@parlance/engine";
import { expect, test } from "vitest";
import { heldTimeouts } from "../testing/timeouts.ts";
import { inProcessEngines } from "./in-process-engines.ts";
import { translateWith } from "./with-providers.ts";

const memory = {
  id: 1,
  organizationId: 1,
  sourceLang: "en",
  targetLang: "de",
  sourceRegion: "GB",
  targetRegion: null,
  createdAt: 0,
};
const entry = { resource: null, documentId: null, userEmail: "a@example", createdAt: 0, updatedAt: 0 };

/** A provider that answers as the test says, and what it was asked. */
function outside(answer: (request: ProviderRequest) => string | Promise<never>) {
  const requests: ProviderRequest[] = [];
  const provider: TranslationProvider = {
    name: "Outside",
    capabilities: { batch: 50, languages: "any", nBest: 1, prefix: false, terms: true, examples: true, tags: true },
    async translate(request) {
      requests.push(request);
      const tagged = await answer(request);
      return [[{ target: tagged.replaceAll(/<[^>]+>/g, ""), ...(tagged.includes("<") && { tagged }) }]];
    },
  };
  return { provider, requests };
}

/** An engine that knows one sentence and one term, before such a provider. */
async function openEngine(answer: Parameters<typeof outside>[0]) {
  const { provider, requests } = outside(answer);
  const host = inProcessEngines({ thread: { providers: [provider] } });
  await host.open(memory);
  await host.apply(1, {
    upTo: 1,
    entries: [{ ...entry, id: 1, source: "The ferry leaves at nine.", target: "Die Fähre legt um neun ab." }],
    deletedEntries: [],
    terms: [{ id: 2, source: "berth", target: "Liegeplatz" }],
    deletedTerms: [],
  });
  const translate = async (source: string) => (await host.translate(1, [{ source, n: 1 }]))[0]?.[0];
  return { translate, requests };
}

test("what the memory knows is not asked of anybody", async () => {
  const { translate, requests } = await openEngine(() => "never");
  expect(await translate("The ferry leaves at nine.")).toMatchObject({ target: "Die Fähre legt um neun ab." });
  expect(requests).toEqual([]);
});

test("what it does not know is, with terms and tags, and the answer keeps its own tags", async () => {
  const { translate, requests } = await openEngine(() => 'Haltet den <g id="1">Liegeplatz</g> sauber!');
  const found = await translate('Keep the <g id="1">berth</g> tidy!');
  expect(requests[0]).toMatchObject({ sourceLanguage: "en", sourceRegion: "GB", targetLanguage: "de" });
  expect(requests[0]?.segments).toMatchObject([
    {
      source: "Keep the berth tidy!",
      tagged: 'Keep the <g id="1">berth</g> tidy!',
      terms: [{ source: "berth", target: "Liegeplatz" }],
    },
  ]);
  expect(found).toMatchObject({
    target: "Haltet den Liegeplatz sauber!",
    targetWithTags: 'Haltet den <g id="1">Liegeplatz</g> sauber!',
    score: 0.5,
  });
  expect(found?.provenance).toEqual([0, 0, -1, 0, 0]);
});

test("a provider that fails leaves what the engine knows", async () => {
  const { translate } = await openEngine(() => Promise.reject(new Error("down")));
  expect(await translate("Unknown words")).toMatchObject({ target: "Unknown words", score: 0 });
});

test("matches of the memory go along as examples", async () => {
  const { provider, requests } = outside(() => "Um zehn.");
  const match = {
    ...entry,
    id: 1,
    source: "The ferry leaves at nine.",
    target: "Um neun.",
    score: 80,
    isContextExact: false,
  };
  const question = { plain: "The ferry leaves at ten.", tagged: undefined, prefix: undefined, n: 1 };
  const languages = { source: "en", target: "de", sourceRegion: undefined, targetRegion: undefined };
  const translator = new AdaptiveTranslator("en", "de");
  await translateWith({ providers: [provider], report: () => {} }, translator, languages, {
    ...question,
    terms: [],
    matches: [match],
    embedded: () => [],
    keep: () => {},
    postEdit: async () => undefined,
    merge: async () => [],
  });
  expect(requests[0]?.segments[0]?.examples).toEqual([{ source: match.source, target: match.target }]);
});

test("a provider has 20 seconds for a request", async () => {
  const { limitsMs, end } = heldTimeouts();
  const { translate } = await openEngine(() => {
    end();
    return new Promise<never>(() => {});
  });
  expect(await translate("Unknown words")).toMatchObject({ target: "Unknown words" });
  expect(limitsMs).toEqual([20_000]);
});
