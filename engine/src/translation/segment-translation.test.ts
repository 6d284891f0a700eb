import { tokenize, withoutTags } from "@openparlance/text";
import { expect, test } from "vitest";
import type { AdaptiveTranslator, Match } from "../mt/index.ts";
import { finish } from "../slices.ts";
import { Termbase } from "../terms/index.ts";
import type {
  ProviderCapabilities,
  ProviderFailure,
  ProviderRequest,
  ProviderTranslation,
  TranslationProvider,
} from "./provider.ts";
import type { SourceSegment } from "./segment.ts";
import { SegmentTranslation, type TranslationContext } from "./segment-translation.ts";
import { buildTranslation, type LinkedTranslation } from "./translation.ts";

const plain: ProviderCapabilities = { batch: 2 };

type Respond = (source: string, request: ProviderRequest) => string | ProviderTranslation | ProviderTranslation[];

/** A provider that returns each source by a function, and keeps its requests. */
function buildProvider(name: string, respond: Respond, capabilities: Partial<ProviderCapabilities> = {}) {
  const requests: ProviderRequest[] = [];
  const provider: TranslationProvider = {
    name,
    capabilities: { ...plain, ...capabilities },
    async translate(request) {
      requests.push(request);
      return request.segments.map(({ source }) => {
        const input = respond(source, request);
        return typeof input === "string" ? [{ target: input }] : Array.isArray(input) ? input : [input];
      });
    },
  };
  return Object.assign(provider, { requested: requests });
}

const failing = buildProvider("failing", () => {
  throw new Error("out of order");
});

const never = new AbortController().signal;

/** Links token to token in order, as far as both go. */
function inOrder(source: string, target: string): [number, number][] {
  const count = Math.min(tokenize(source, "en").tokens.length, tokenize(target, "de").tokens.length);
  return Array.from({ length: count }, (_, at) => [at, at]);
}

interface Parts extends Partial<Omit<TranslationContext, "translator">> {
  /** Translates a source like the embedded translator. */
  local?(source: string): LinkedTranslation[];
  align?: TranslationContext["translator"]["align"];
}

/** Translates one segment; the embedded translator changes no provider's translation. */
async function translateOne(
  { local = () => [], align = inOrder, ...parts }: Parts,
  segment: SourceSegment,
  { n = 1, matches = [] as Match[] } = {},
) {
  const failures: ProviderFailure[] = [];
  const context: TranslationContext = {
    languages: { source: "en", target: "de" },
    translator: {
      size: 1000,
      align,
      *translateInSlices(text, { draft } = {}) {
        yield true;
        return (draft === undefined ? local(text) : []) as ReturnType<AdaptiveTranslator["translate"]>;
      },
    },
    terms: new Termbase("en"),
    termbase: () => undefined,
    *findMatches() {
      yield true;
      return matches;
    },
    *postEdit() {
      yield true;
      return undefined;
    },
    providers: [],
    deadline: () => never,
    signal: never,
    report: (failure) => failures.push(failure),
    run: async (work) => finish(work),
    arrive: async () => {},
    ...parts,
  };
  const translation = new SegmentTranslation(context, segment, { source: segment.source, n });
  return { translations: await translation.translate(), failures };
}

const targets = ({ translations }: { translations: readonly LinkedTranslation[] }) =>
  translations.map(({ target }) => target);

/** A local translator that has these words and copies others. */
function embedWords(words: Record<string, string>) {
  return (source: string): LinkedTranslation[] => {
    const read = tokenize(source, "en");
    const tokens = read.tokens.map((token) => words[token] ?? token);
    const known = read.tokens.filter((token) => token in words).length / read.tokens.length;
    const translation = buildTranslation(
      { ...read, tokens },
      inOrder(source, source),
      { kind: "copy", number: 0 },
      known,
    );
    const provenance = read.tokens.map((token) => ({ kind: token in words ? "lexical" : "copy", number: 0 }) as const);
    return [{ ...translation, provenance }];
  };
}

test("the local translator is used when it is confident", async () => {
  const provider = buildProvider("outside", () => "von außen");
  const parts = { local: embedWords({ Save: "Speichere", the: "die" }), providers: [provider] };
  expect(targets(await translateOne(parts, { source: "Save the" }))).toEqual(["Speichere die"]);
  expect(targets(await translateOne(parts, { source: "Save the file" }))).toEqual(["von außen"]);
});

test("only what is returned is aligned", async () => {
  const aligned: string[] = [];
  const provider = buildProvider("outside", () =>
    ["Speichert die Datei", "Die Datei speichern"].map((target) => ({ target })),
  );
  const translation = await translateOne(
    {
      providers: [provider],
      *postEdit() {
        yield true;
        return { target: "Speichern Sie die Datei", isEdited: true, editedWords: [0, 1], quality: 0.6 };
      },
      align(source, target) {
        aligned.push(target);
        return inOrder(source, target);
      },
    },
    { source: "Save the file" },
    { n: 2 },
  );
  expect(aligned).toEqual(targets(translation));
  expect(aligned).toHaveLength(2);
  expect(translation.translations[0]?.links).toEqual(inOrder("Save the file", aligned[0] as string));
});

test("the local translator is used when all providers fail", async () => {
  const parts = { local: embedWords({ Save: "Speichere" }), providers: [failing] };
  const translation = await translateOne(parts, { source: "Save the file" });
  expect(targets(translation)).toEqual(["Speichere the file"]);
});

test("the source is copied with score 0 when no translator has any data", async () => {
  const translation = await translateOne({ local: embedWords({}), providers: [failing] }, { source: "Save it" });
  expect(translation.failures).toMatchObject([{ provider: "failing", reason: "failed" }]);
  expect(translation.translations).toMatchObject([
    {
      target: "Save it",
      score: 0,
      links: inOrder("Save it", "Save it"),
      provenance: [{ kind: "copy" }, { kind: "copy" }],
    },
  ]);
});

test("a source without tokens has no translation and sends no request", async () => {
  const provider = buildProvider("outside", () => "etwas");
  expect(await translateOne({ providers: [provider] }, { source: " \n" })).toMatchObject({ translations: [] });
  expect(provider.requested).toEqual([]);
});

test("a provider that does not serve the pair is passed over without a failure", async () => {
  const other = buildProvider("other", () => "autre", { languages: [["en", "fr"]] });
  const right = buildProvider("right", () => "richtig", { languages: [["en", "de"]] });
  const translation = await translateOne({ providers: [other, right] }, { source: "x" });
  expect([targets(translation), translation.failures]).toEqual([["richtig"], []]);
});

test("a provider that pays no heed to its deadline is left", async () => {
  const silent: TranslationProvider = { name: "silent", capabilities: plain, translate: () => new Promise(() => {}) };
  const provider = buildProvider("outside", () => "da");
  const deadlines = [AbortSignal.abort(), never];
  const parts = { providers: [silent, provider], deadline: () => deadlines.shift() as AbortSignal };
  const translation = await translateOne(parts, { source: "x" });
  expect(targets(translation)).toEqual(["da"]);
  expect(translation.failures).toMatchObject([{ provider: "silent", reason: "timed out" }]);
});

test("a deadline that ends while a provider works is a failure", async () => {
  const controller = new AbortController();
  const silent: TranslationProvider = {
    name: "silent",
    capabilities: plain,
    translate() {
      controller.abort();
      return new Promise(() => {});
    },
  };
  const translation = await translateOne({ providers: [silent], deadline: () => controller.signal }, { source: "x" });
  expect(translation.failures).toMatchObject([{ reason: "timed out" }]);
});

test("when no one waits any more, no further provider gets a request", async () => {
  const controller = new AbortController();
  const leaving = buildProvider("leaving", () => {
    controller.abort(new Error("left"));
    throw new Error("interrupted");
  });
  const next = buildProvider("next", () => "da");
  const parts = { providers: [leaving, next], signal: controller.signal };
  await expect(translateOne(parts, { source: "x" })).rejects.toThrow("left");
  expect(next.requested).toEqual([]);
});

test.each<[string, unknown]>([
  ["no list", null],
  ["too few lists", []],
  ["an empty list", [[]]],
  ["no text", [[{}]]],
  ["white space", [[{ target: " " }]]],
  ["only tags", [[{ target: "<b> </b>" }]]],
  ["links of another shape", [[{ target: "da", links: "0-0" }]]],
  ["far longer than its source", [[{ target: "da ".repeat(1000) }]]],
  ["far longer with its tags", [[{ target: "da", tagged: "<b>".repeat(1000) }]]],
])("a response that is %s is a failure", async (_, lists) => {
  const odd = { name: "odd", capabilities: plain, translate: async () => lists } as unknown as TranslationProvider;
  const translation = await translateOne({ providers: [odd] }, { source: "x" });
  expect(targets(translation)).toEqual(["x"]);
  expect(translation.failures).toMatchObject([{ provider: "odd", reason: "unusable response" }]);
});

test("tags that a provider invents in a text without tags are removed", async () => {
  const inventive = buildProvider("inventive", () => '<b>da</b> <g id="7">dort</g>');
  expect(targets(await translateOne({ providers: [inventive] }, { source: "x" }))).toEqual(["da dort"]);
});

test("a provider gets what it makes use of and nothing else", async () => {
  const termbase = new Termbase("en");
  termbase.add({ id: 7, source: "file", target: "Datei", metadata: {} });
  const segment: SourceSegment = {
    source: "a file",
    tagged: "a <b>file</b>",
    prefix: "eine",
  };
  const example = { source: "a", target: "eine" };
  const matches = [{ ...example, id: 1, score: 80 }];
  const able = buildProvider("able", () => "eine Datei", { prefix: true, terms: true, examples: true, tags: true });
  const bare = buildProvider("bare", () => "eine Datei");
  await translateOne({ providers: [able], terms: termbase }, segment, { matches });
  await translateOne({ providers: [bare], terms: termbase }, segment, { matches });
  const terms = [{ source: "file", target: "Datei", span: { start: 2, end: 6 } }];
  expect(able.requested[0]?.segments).toEqual([{ ...segment, terms, examples: [example] }]);
  expect(bare.requested[0]?.segments).toEqual([{ source: "a file" }]);
});

test("translations are distinct, at most n, and every target begins with the prefix", async () => {
  const list = ["eins", "zwei", "eins", "drei"].map((target) => ({ target }));
  const provider = buildProvider("outside", () => list, { nBest: 10 });
  expect(targets(await translateOne({ providers: [provider] }, { source: "x" }, { n: 3 }))).toEqual(["eins", "zwei"]);
  expect(targets(await translateOne({ providers: [provider] }, { source: "x", prefix: "zw" }, { n: 10 }))).toEqual([
    "zwei",
  ]);
  expect(targets(await translateOne({}, { source: "x y", prefix: "drei" }))).toEqual(["drei x y"]);
});

test("alignment and score are the provider's when it has them, else the engine's", async () => {
  const bare = buildProvider("bare", () => "der Ordner");
  const rich = buildProvider("rich", () => ({ target: "der Ordner", links: [[1, 0]], score: 0.9 }));
  const wrong = buildProvider("wrong", () => ({ target: "der Ordner", links: [[9, 0]], score: Number.NaN }));
  const segment = { source: "the folder" };
  const [supplied] = (await translateOne({ providers: [bare] }, segment)).translations;
  const [own] = (await translateOne({ providers: [rich] }, segment)).translations;
  const [refused] = (await translateOne({ providers: [wrong] }, segment)).translations;
  expect(supplied).toMatchObject({
    links: [
      [0, 0],
      [1, 1],
    ],
    score: 0.5,
    provenance: [{ kind: "provider" }, { kind: "provider" }],
  });
  expect(own).toMatchObject({ links: [[1, 0]], score: 0.9 });
  expect(refused).toMatchObject({ links: supplied?.links, score: 0.5 });
});

test.each([
  ['Mind the deck <img src="x"/>', 'Achtung Deck <img src="x"/>', 'Achtung Deck <img src="x"/>'],
  ['Mind the deck <img src="x"/>', 'Achtung Deck<img src="x"/>', 'Achtung Deck <img src="x"/>'],
  ['<x id="1"/> deck', '<x id="1"/> Deck', '<x id="1"/> Deck'],
  [" <b>deck</b> ", "<b>Deck</b>", " <b>Deck</b> "],
  ['Page <x id="1"/> of <x id="2"/>', ' Seite <x id="1"/> von <x id="2"/>', 'Seite <x id="1"/> von <x id="2"/>'],
  ["wet deck<br/>No mooring", "nasses Deck<br/>Nicht anlegen", "nasses Deck<br/>Nicht anlegen"],
])("of %j the tags of %j are taken, next to a blank as well", async (tagged, translated, expected) => {
  const input = { target: withoutTags(translated), tagged: translated };
  const provider = buildProvider("outside", () => input, { tags: true });
  const { translations } = await translateOne({ providers: [provider] }, { source: withoutTags(tagged), tagged });
  expect(translations[0]?.tagged).toBe(expected);
});

test.each([
  ["ein <b>Ordner</b>", "ein <b>Ordner</b>"],
  ["ein Ordner", undefined],
  ["kein <b>Ordner</b>", undefined],
  ["ein</b> <b>Ordner", undefined],
  ["<b></b>ein Ordner", undefined],
])("tags placed as %j are taken only with the same text and the same tags", async (tagged, expected) => {
  const provider = buildProvider("outside", () => ({ target: "ein Ordner", tagged }), { tags: true });
  const translation = await translateOne({ providers: [provider] }, { source: "a folder", tagged: "a <b>folder</b>" });
  expect(translation.translations[0]?.tagged).toBe(expected);
});
