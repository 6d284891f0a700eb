import type { ProviderRequest, TranslationProvider } from "@openparlance/engine";
import { expect, test } from "vitest";
import { manualTimeouts } from "../../testing/timeouts.ts";
import { inProcessEngines } from "./in-process-engines.ts";

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

/** A provider that responds as the test says, and its requests. */
function outside(respond: (request: ProviderRequest) => string | Promise<never>) {
  const requests: ProviderRequest[] = [];
  const provider: TranslationProvider = {
    name: "Outside",
    capabilities: { batch: 50, terms: true, examples: true, tags: true },
    async translate(request) {
      requests.push(request);
      const tagged = await respond(request);
      return [[{ target: tagged.replaceAll(/<[^>]+>/g, ""), ...(tagged.includes("<") && { tagged }) }]];
    },
  };
  return { provider, requests };
}

/** An engine with one sentence and one term, before such a provider. */
async function openEngine(respond: Parameters<typeof outside>[0]) {
  const { provider, requests } = outside(respond);
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

test("a text that the memory has is sent to no provider", async () => {
  const { translate, requests } = await openEngine(() => "never");
  expect(await translate("The ferry leaves at nine.")).toMatchObject({ target: "Die Fähre legt um neun ab." });
  expect(requests).toEqual([]);
});

test("other texts are, with terms and tags, and the translation keeps its own tags", async () => {
  const { translate, requests } = await openEngine(() => 'Haltet den <g id="1">Liegeplatz</g> sauber!');
  const match = await translate('Keep the <g id="1">berth</g> tidy!');
  expect(requests[0]).toMatchObject({ sourceLanguage: "en", sourceRegion: "GB", targetLanguage: "de" });
  expect(requests[0]?.segments).toMatchObject([
    {
      source: "Keep the berth tidy!",
      tagged: 'Keep the <g id="1">berth</g> tidy!',
      terms: [{ source: "berth", target: "Liegeplatz" }],
    },
  ]);
  expect(match).toMatchObject({
    target: "Haltet den Liegeplatz sauber!",
    targetWithTags: 'Haltet den <g id="1">Liegeplatz</g> sauber!',
  });
  // A translation without a provider's rating is expected to be half right, and seldom wholly.
  expect(match?.score).toBeGreaterThan(0);
  expect(match?.score).toBeLessThan(0.3);
  expect(match?.provenance).toEqual([0, 0, -1, 0, 0]);
});

test("without a provider's response the engine's own translation is used", async () => {
  const { translate } = await openEngine(() => Promise.reject(new Error("down")));
  expect(await translate("Unknown words")).toMatchObject({ target: "Unknown words", score: 0 });
});

test("matches of the memory go along as examples", async () => {
  const { translate, requests } = await openEngine(() => "Um zehn.");
  await translate("The ferry leaves at ten.");
  expect(requests[0]?.segments[0]?.examples).toEqual([
    { source: "The ferry leaves at nine.", target: "Die Fähre legt um neun ab." },
  ]);
});

test("a provider has 20 seconds for a request", async () => {
  const { limitsMs, end } = manualTimeouts();
  const { translate } = await openEngine(() => {
    end();
    return new Promise<never>(() => {});
  });
  expect(await translate("Unknown words")).toMatchObject({ target: "Unknown words" });
  expect(limitsMs).toEqual([20_000]);
});

test("a provider with glossaries receives the termbase, whose version differs after each change of a term", async () => {
  const { provider, requests } = outside(() => "Haltet sauber!");
  const withGlossaries = { ...provider, capabilities: { ...provider.capabilities, glossaries: true } };
  const host = inProcessEngines({ thread: { providers: [withGlossaries] } });
  await host.open(memory);
  const none = { entries: [], deletedEntries: [], terms: [], deletedTerms: [] };
  const kept = { id: 3, source: "Aurora", target: "Aurora", flags: { "do not translate": "yes" } };
  const forbidden = { id: 4, source: "deck", target: "Diele", flags: { forbidden: "yes" } };
  const entries = [{ ...entry, id: 1, source: "The ferry leaves.", target: "Die Fähre legt ab." }];
  await host.apply(1, { ...none, terms: [{ id: 2, source: "berth", target: "Liegeplatz" }, kept, forbidden], upTo: 1 });
  const translate = () => host.translate(1, [{ source: "Tidy the berth of the Aurora, and the deck!", n: 1 }]);
  await translate();
  await host.apply(1, { ...none, entries, upTo: 2 });
  await translate();
  await host.apply(1, { ...none, deletedTerms: [2], upTo: 3 });
  await translate();
  expect(requests.map(({ termbase }) => termbase)).toEqual([
    { memory: 1, version: 1 },
    { memory: 1, version: 1 },
    { memory: 1, version: 3 },
  ]);
  expect(requests[0]?.segments).toMatchObject([
    {
      terms: [
        { source: "berth", target: "Liegeplatz", span: { start: 9, end: 14 } },
        { source: "Aurora", target: "Aurora", span: { start: 22, end: 28 }, isKept: true },
      ],
      forbidden: ["Diele"],
    },
  ]);
});

test("a provider without glossaries doesn't get the termbase", async () => {
  const { translate, requests } = await openEngine(() => "Haltet sauber!");
  await translate("Keep the berth tidy!");
  expect(requests.map(({ termbase }) => termbase)).toEqual([undefined]);
});
