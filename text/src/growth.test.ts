import { describe, expect, test } from "vitest";
import { detectLanguage } from "./detect.ts";
import {
  acceleratorAt,
  countWords,
  findPlaceables,
  IcuError,
  keepsPlaceholders,
  normalize,
  parseIcu,
  placeTagsAndSpaces,
  placeTagsAsStored,
  readSrx,
  readTags,
  separateWords,
  splitSentences,
  tokenize,
  writeTags,
} from "./index.ts";
import { measureGrowth } from "./testing/growth.ts";

const isProof = Boolean(process.env.PARLANCE_PROOF);
/** The limit of growth for each doubling: linear work has 2, quadratic work 4. */
const maxGrowth = 2.6;
const size = isProof ? 16_000 : 2_000;

const runs = [
  " ",
  "\n",
  ".",
  ". ",
  "a. ",
  "a",
  "1",
  "1,",
  "a@",
  "a@b.",
  "http://",
  "www.",
  "http://a)",
  "/",
  "{",
  "{0",
  "{a, plural, ",
  "}",
  "%",
  "%(",
  "%s",
  "${",
  "<",
  "<a ",
  "<a>",
  "</a>",
  "<a/>",
  '<g id="1">',
  "&",
  "&a",
  "&lt;",
  "'",
  '"',
  "(",
  "日",
  "。",
  "!",
  "-",
  "_",
  "a-",
  "a'",
  "\u00a0",
  "e\u0301",
  "\u0301",
  "\ud83d",
  "👩‍👩‍👧",
  "Mr. ",
  "…",
  "\\",
  "1.",
  "1:1",
  "12/",
  '<a b="',
  "``a b",
  "|a",
  ":a:",
  "[[",
  "{{",
  "#",
  "@a",
  "=",
  "a=",
  ";",
  "&#",
  "ก",
  "\u200d",
  "ß",
  "İ",
];

const rules = readSrx(`<srx version="2.0"><body><languagerules><languagerule languagerulename="a">
  <rule break="no"><beforebreak>\\b(?:Mr|Dr|[a-z])\\.</beforebreak><afterbreak>\\s</afterbreak></rule>
  <rule break="yes"><beforebreak>[.!?]+["')]*</beforebreak><afterbreak>\\s+</afterbreak></rule>
</languagerule></languagerules><maprules><languagemap languagepattern=".*" languagerulename="a"/></maprules></body></srx>`);

const tolerateIcu = (text: string) => {
  try {
    return parseIcu(text);
  } catch (error) {
    if (!(error instanceof IcuError)) throw error;
    return undefined;
  }
};

const works: Readonly<Record<string, (text: string) => unknown>> = {
  tokenizing: (text) => tokenize(text, "en"),
  "counting words": (text) => countWords(text, "en"),
  "splitting sentences": (text) => splitSentences(text, "en"),
  "finding placeables": (text) => findPlaceables(text),
  "reading and writing tags": (text) => writeTags(readTags(text)),
  "placing tags": (text) => {
    const tagged = readTags(text);
    return placeTagsAsStored(tagged, { source: tagged, target: tagged }, { source: "en", target: "de" });
  },
  "reading ICU": tolerateIcu,
  "finding an accelerator": (text) => acceleratorAt(text),
  "tokenizing French": (text) => tokenize(text, "fr"),
  "splitting by rules": (text) => splitSentences(text, "en", rules),
  "comparing placeholders": (text) => keepsPlaceholders(text, text),
  "comparing placeholders of ICU messages": (text) => keepsPlaceholders(text, text, { isIcu: true }),
  "placing tags by links": (text) => {
    const tagged = readTags(text);
    const { plain } = separateWords(tagged);
    const tokens = tokenize(plain, "en");
    const links = Int32Array.from({ length: 2 * tokens.tokens.length }, (_, n) => n >> 1);
    return placeTagsAndSpaces(tagged, plain, { source: tokens, target: tokens, links });
  },
  normalizing: (text) => normalize(text),
  "detecting a language": (text) => detectLanguage(text),
};

test.each(["%<a>", "%(a)", "%"])("zeros after %j take twice the time for twice as many", async (start) => {
  const prepare = (length: number) => start + "0".repeat(4 * length);
  expect(await measureGrowth(size, prepare, findPlaceables, maxGrowth)).toBeLessThan(maxGrowth);
});

describe.each(Object.entries(works))("%s takes twice the time for twice as long", (_, work) => {
  test("a run of anything", async () => {
    for (const unit of runs) {
      for (const end of ["", "x"]) {
        const prepare = (length: number) => unit.repeat(Math.ceil(length / unit.length)) + end;
        expect(await measureGrowth(size, prepare, work, maxGrowth), JSON.stringify(unit)).toBeLessThan(maxGrowth);
      }
    }
  });
});
