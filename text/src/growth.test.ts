import { describe, expect, test } from "vitest";
import { detectLanguage } from "./detect.ts";
import {
  acceleratorAt,
  countWords,
  findPlaceables,
  IcuError,
  normalise,
  parseIcu,
  placeTagsAsStored,
  readTags,
  splitSentences,
  tokenize,
  writeTags,
} from "./index.ts";
import { measureGrowth } from "./testing/growth.ts";

const isProof = Boolean(process.env.PARLANCE_PROOF);
/** For each doubling: linear work has 2, quadratic work 4. */
const maxGrowth = 2.6;
const size = isProof ? 16_000 : 2_000;

const runs = [
  ...[
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
    "/",
    "{",
    "{0",
    "{a, plural, ",
    "}",
  ],
  ...[
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
  ],
  ...[
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
  ],
  ...["[[", "{{", "#", "@a", "=", "a=", ";", "&#", "ก", "\u200d", "ß", "İ"],
];

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
  normalizing: (text) => normalise(text),
  "detecting a language": (text) => detectLanguage(text),
};

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
