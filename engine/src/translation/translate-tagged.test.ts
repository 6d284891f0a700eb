import { tokenize } from "@openparlance/text";
import { expect, test } from "vitest";
import { translateTagged } from "./translate-tagged.ts";

/** A translator that gives each word in capitals, linked to its own. */
async function capitals(plain: string) {
  const tokens = tokenize(plain.toUpperCase(), "de");
  const links = tokens.tokens.map((_, at): [number, number] => [at, at]);
  const provenance = tokens.tokens.map(() => ({ kind: "provider", number: 0 }) as const);
  return [
    {
      ...{ target: plain.toUpperCase(), words: tokens.tokens, links, provenance },
      delimiters: tokens.delimiters,
      score: 0.5,
    },
  ];
}

async function translate(source: string): Promise<string | undefined> {
  const [best] = await translateTagged(capitals, { source, n: 1 }, { source: "en", target: "de" });
  return best?.targetWithTags;
}

test.each([
  ["Mind the deck<br>No mooring", "MIND THE DECK<br>NO MOORING"],
  ["<button>Save</button><button>Cancel</button>", "<button>SAVE</button><button>CANCEL</button>"],
  ["<ul><li>Price</li><li>Total</li></ul>", "<ul><li>PRICE</li><li>TOTAL</li></ul>"],
  ['Office<x id="1"/>Page <x id="2"/>', 'OFFICE<x id="1"/>PAGE <x id="2"/>'],
  ["old liberties<sup>1</sup>.", "OLD LIBERTIES<sup>1</sup>."],
  ["un<b>believ</b>able", "<b>UNBELIEVABLE</b>"],
])("words that only tags separate are translated apart: %s", async (source, target) => {
  expect(await translate(source)).toBe(target);
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

test("the number of a note is no part of the sentence, and comes back with its tags", async () => {
  const seen: string[] = [];
  const translator = (plain: string) => {
    seen.push(plain);
    return capitals(plain);
  };
  const source = 'old liberties<a href="#n1"><sup>1</sup></a>, indeed.<sup>2</sup>';
  const [best] = await translateTagged(translator, { source, n: 1 }, { source: "en", target: "de" });
  expect(seen).toEqual(["old liberties, indeed."]);
  expect(best).toMatchObject({
    target: "OLD LIBERTIES 1, INDEED. 2",
    targetWithTags: 'OLD LIBERTIES<a href="#n1"><sup>1</sup></a>, INDEED.<sup>2</sup>',
    words: ["OLD", "LIBERTIES", ",", "INDEED", "."],
    delimiters: ["", " ", " 1", " ", "", " 2"],
  });
});

test("what is not translated keeps its tags where they are", async () => {
  const source = "{n, plural, =1 {<x/>one} other {boats<y/>}}<br>{broken, plural, one {a<b/>}}";
  expect(await translate(source)).toBe(source);
});
