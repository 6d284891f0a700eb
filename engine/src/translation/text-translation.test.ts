import { readTags, tokenize, withoutTags } from "@openparlance/text";
import { measureGrowth } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import { AdaptiveTranslator } from "../mt/index.ts";
import { finish } from "../slices.ts";
import { Termbase } from "../terms/index.ts";
import { listSources } from "./icu-message.ts";
import { cutLines } from "./lines.ts";
import type { TranslationProvider } from "./provider.ts";
import type { TranslationContext } from "./segment-translation.ts";
import { ServedTranslations } from "./served-translations.ts";
import { TextTranslation } from "./text-translation.ts";

const never = new AbortController().signal;

const upperCase = (text: string) => text.toUpperCase();
const lowerCase = (text: string) => text.toLowerCase();

/**
 * Translates with a provider that returns each word changed, linked to its own, and keeps the sources.
 *
 * @param known the texts that the memory has
 */
async function translateAll(
  source: string,
  n = 1,
  sources: string[] = [],
  known: readonly string[] = [],
  change = upperCase,
  prefix?: string,
  target = "de",
) {
  const capitals: TranslationProvider = {
    name: "Capitals",
    capabilities: { batch: 1 },
    async translate({ segments }) {
      return segments.map(({ source }) => {
        sources.push(source);
        const links = tokenize(source, "en").tokens.map((_, at) => [at, at] as const);
        return [{ target: change(source), links }];
      });
    },
  };
  const context: TranslationContext = {
    languages: { source: "en", target },
    providers: [capitals],
    signal: never,
    translator: new AdaptiveTranslator("en", "de"),
    terms: new Termbase("en"),
    termbase: () => undefined,
    *findMatches(text) {
      yield true;
      return known.includes(text.trim()) ? [{ id: 1, source: text, target: text.toUpperCase(), score: 100 }] : [];
    },
    *postEdit() {
      yield true;
      return undefined;
    },
    deadline: () => never,
    report: ({ reason }) => expect.unreachable(reason),
    run: async (work) => finish(work),
    arrive: async () => {},
  };
  return new TextTranslation(context, { source, n, prefix }).translate(new ServedTranslations());
}

async function translate(source: string): Promise<string | undefined> {
  const [best] = await translateAll(source);
  return best?.targetWithTags;
}

test.each([
  ["Mind the deck<br>No mooring", "MIND THE DECK<br>NO MOORING"],
  ["<button>Save</button><button>Cancel</button>", "<button>SAVE</button><button>CANCEL</button>"],
  ["<ul><li>Price</li><li>Total</li></ul>", "<ul><li>PRICE</li><li>TOTAL</li></ul>"],
  ['Office<x id="1"/>Page <x id="2"/>', 'OFFICE<x id="1"/>PAGE <x id="2"/>'],
  ["old liberties<sup>1</sup>.", "OLD LIBERTIES<sup>1</sup>."],
  ["un<b>believ</b>able", "UN<b>BELIEV</b>ABLE"],
])("words that only tags separate are translated apart: %s", async (source, target) => {
  expect(await translate(source)).toBe(target);
});

test.each([
  ["Mind the deck<br>No mooring<br>today", "mind the deck<br>No mooring<br>today"],
  ["<li>Price</li><li>Total sum</li>", "<li>price</li><li>Total sum</li>"],
  ["Go<br>USA or <b>Save</b>", "go<br>usa or <b>save</b>"],
])("a line begins with a capital where its source does: %s", async (source, target) => {
  const [best] = await translateAll(source, 1, [], [], lowerCase);
  expect(best?.targetWithTags).toBe(target);
  expect(best?.target).toBe(withoutTags(target));
});

test("a line in a typed prefix begins as it was typed", async () => {
  const [best] = await translateAll("Save<br>Go home", 1, [], [], lowerCase, "save go h");
  expect(best?.target).toBe("save go home");
});

test("capitals of twice as many lines take twice the time", async () => {
  const translateLines = (text: string) => translateAll(text, 1, [], [], lowerCase);
  expect(await measureGrowth(1500, (lines) => "Ab<br>".repeat(lines), translateLines, 2.6)).toBeLessThan(2.6);
});

test.each(["\n1", "1<br>"])("lines of %j are cut in linear time", async (line) => {
  const prepare = (lines: number) => readTags(line.repeat(lines));
  expect(await measureGrowth(6000, prepare, cutLines, 2.6)).toBeLessThan(2.6);
});

test.each([
  ["Save <br> Go home<br>Price", "SAVE <br> GO HOME<br>PRICE", []],
  ["<li>Save</li><li>Price</li>", "<li>SAVE</li><li>PRICE</li>", []],
  ["Save \nGo home\r\n\n  Price\n", "SAVE \nGO HOME\r\n\n  PRICE\n", []],
  ["Save\n<b>Price</b>\n<br>Save", "SAVE\n<b>PRICE</b>\n<br>SAVE", []],
  ["Save<br>Cancel", "SAVE<br>CANCEL", ["Save Cancel"]],
  ["Save <br><b>Go</b> up", "SAVE <br><b>GO</b> UP", ["Save Go up"]],
])("lines that the memory has are translated one by one: %s", async (source, target, unknown) => {
  const sources: string[] = [];
  const [best] = await translateAll(source, 1, sources, ["Save", "Go home", "Price"]);
  expect(best?.targetWithTags).toBe(target);
  expect(sources).toEqual(unknown);
  expect(best?.target).toBe(withoutTags(target));
});

test.each([
  ["{n, plural, =1 {one boat} other {<x/> boats}}", "{n, plural, =1 {ONE BOAT} other {<x/> BOATS}}"],
  [
    "<b>You have {n, plural, one {a <i>file</i>} other {# files}}</b>.",
    "<b>YOU HAVE {n, plural, one {A <i>FILE</i>} other {# FILES}}</b>.",
  ],
  [
    "{n, plural, one {<b>#</b> file<br/>left} other {<b>#</b> files<br/>left}}",
    "{n, plural, one {<b>#</b> FILE<br/>LEFT} other {<b>#</b> FILES<br/>LEFT}}",
  ],
  ["{g, select, a {<x/>} other {her<x/>}} deck", "{g, select, a {<x/>} other {HER<x/>}} DECK"],
])("a tag stays in its branch: %s", async (source, target) => {
  expect(await translate(source)).toBe(target);
});

test.each([
  ["de", "{n, plural, one {a file} other {# files}}", "{n, plural, one {A FILE} other {# FILES}}"],
  ["ru", "{n, plural, one {a file} other {# files}}", "{n, plural, one {# FILES} other {# FILES}}"],
  ["mk", "{N, plural, =0 {no} one{a file} other {{N} files}}", "{N, plural, =0 {NO} one{{N} FILES} other {{N} FILES}}"],
  ["sl", "{n, plural, one {} two {both} other {# files}} x", "{n, plural, one {} two {# FILES} other {# FILES}} X"],
  ["ru", "{n, plural, =1 {a file} other {# files}}", "{n, plural, =1 {A FILE} other {# FILES}}"],
  ["ru", "{n, plural, one {file #} other {files #}}", "{n, plural, one {FILE #} other {FILES #}}"],
  ["ru", "{N, plural, one {file {N}} other {files #}}", "{N, plural, one {FILE {N}} other {FILES #}}"],
  ["ru", "{n, plural, one {one} other {all}} files", "{n, plural, one {ONE} other {ALL}} FILES"],
  ["ru", "{N, select, one {a file} other {{N} files}}", "{N, select, one {A FILE} other {{N} FILES}}"],
  ["ru", "{n, plural, one {<b>a</b>} other {# <i>files</i>}}", "{n, plural, one {<b>A</b>} other {# <i>FILES</i>}}"],
])("in %s a form for several numbers has the number: %s", async (language, source, target) => {
  const [best] = await translateAll(source, 1, [], [], upperCase, undefined, language);
  expect(best?.targetWithTags).toBe(target);
});

test("plurals of twice as many messages are read in twice the time", async () => {
  const prepare = (count: number) => ", plural, one {a} other {{b} c".repeat(count);
  const read = (text: string) => listSources(text, [], "ru");
  expect(await measureGrowth(2000, prepare, read, 2.6)).toBeLessThan(2.6);
});

test("the number of a note is no part of the sentence, and comes back with its tags", async () => {
  const seen: string[] = [];
  const source = 'old liberties<a href="#n1"><sup>1</sup></a>, indeed.<sup>2</sup>';
  const [best] = await translateAll(source, 1, seen);
  expect(seen).toEqual(["old liberties, indeed."]);
  expect(best).toMatchObject({
    target: "OLD LIBERTIES 1, INDEED. 2",
    targetWithTags: 'OLD LIBERTIES<a href="#n1"><sup>1</sup></a>, INDEED.<sup>2</sup>',
    words: ["OLD", "LIBERTIES", ",", "INDEED", "."],
    delimiters: ["", " ", " 1", " ", "", " 2"],
  });
});

test("untranslated texts keep their tags where they are", async () => {
  const source = "{n, plural, =1 {<x/>one} other {boats<y/>}}<br>{broken, plural, one {a<b/>}}";
  expect(await translate(source)).toBe(source);
});

test("each part of a message is sent to a provider once, however many translations are wanted", async () => {
  const sources: string[] = [];
  await translateAll("{n, plural, one {# file left} other {# files left}}", 5, sources);
  expect(sources).toEqual(["# file left", "# files left"]);
});
