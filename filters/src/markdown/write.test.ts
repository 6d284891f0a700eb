import { readTags } from "@openparlance/text";
import { micromark } from "micromark";
import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import { markdown } from "./index.ts";

const settings = settingsFor(markdown, { sourceLanguage: "en" });

function translate(text: string, ...targets: string[]): string {
  return Buffer.from(markdown.extract(Buffer.from(text), settings).merge(targets)).toString();
}

const rendered = (text: string): string => micromark(text, { allowDangerousHtml: true }).trimEnd();

test.each([
  ["use __proto__ and __init__ now", "use \\_\\_proto\\_\\_ and \\_\\_init\\_\\_ now"],
  ["snake_case and a__b", "snake_case and a__b"],
  ["~/.profile and ~~/.profile~~", "~/.profile and ~\\~/.profile\\~\\~"],
  ["<1@b.c>", "\\<1@b.c>"],
  ["| a |b", "\\| a |b"],
  ["  a\tb", "a\tb"],
  ["\tcode", "code"],
])("%j is text", (target, markup) => {
  expect(translate("Text", target)).toBe(markup);
});

test.each([
  ["Call <code>run(*a*)</code> now", 'Call <x id="1"/> now'],
  ["Press <kbd class='a'>Enter</kbd>, <b>not</b> Space", 'Press <x id="1"/>, <g id="2">not</g> Space'],
  ["A <code>a <code>b</code> c</code> d", 'A <x id="1"/> d'],
  ["> A <samp>a\n> b</samp> d", 'A <x id="1"/> d'],
  ['A <span translate="no">Parlance</span> d', 'A <x id="1"/> d'],
  ["A <code>b *c* d", 'A <x id="1"/>b <g id="2">c</g> d'],
])("the content of a protected element of %j is one tag", (text, source) => {
  const { segments, merge } = markdown.extract(Buffer.from(text), settings);
  expect(segments[0]?.source).toBe(source);
  expect(Buffer.from(merge([`${source}!`])).toString()).toBe(`${text}!`);
});

test("a block of HTML stays one, and in a quote its marks are no text", () => {
  expect(translate("<Warning>\nOne\n</Warning>\n", "Eins")).toMatch(/^<Warning>\nEins\s<\/Warning>\n$/);
  expect(translate("> <div>\n> One\n\nTwo\n", "Eins", "Zwei")).toBe("> <div>\n> Eins\n\nZwei\n");
});

test("no line break in a translation ends a block of HTML, except in pre", () => {
  expect(translate("<div title='A'>One\n<b>two</b></div>", "B\n\nC", 'Eins\r\n\r\n<g id="1">zwei\n\n</g>')).toBe(
    "<div title='B C'>Eins <b>zwei </b></div>",
  );
  expect(translate("> <div>One</div>", "Eins\n\nzwei")).toBe("> <div>Eins zwei</div>");
  expect(translate("<pre>One</pre>", "Eins\n\nzwei")).toBe("<pre>Eins\n\nzwei</pre>");
});

test("dollar signs of a translation begin no formula, nor end one", () => {
  expect(translate("Text", "$x$ und $y$ kosten $5 oder $6")).toBe("\\$x\\$ und \\$y\\$ kosten $5 oder $6");
});

test("a heading may begin with a comment", () => {
  expect(translate("# <!-- a --> B `c`", 'D <x id="1"/>')).toBe("# <!-- a --> D `c`");
});

test("the last # of a heading is text", () => {
  expect(translate("# Language", "C #")).toBe("# C \\#");
  expect(translate("# Language", "##")).toBe("# \\##");
  expect(translate("Language", "C #")).toBe("C #");
});

test.each([
  ["See [it](x)", 'Achtung!<g id="1">dort</g>', "Achtung\\![dort](x)"],
  ["See [it](x)", 'Fu\u00DFnote <g id="1">^1</g>', "Fu\u00DFnote [\\^1](x)"],
  ["a **b** c", 'text<g id="1">fett!</g>text', "text<strong>fett!</strong>text"],
  ["a _b_ c", 'text<g id="1">fett</g>text', "text<em>fett</em>text"],
  ["a **b** c", 'Text <g id="1">fett </g>Text', "Text **fett** Text"],
  ["a **b** c", 'Text<g id="1"> fett</g>', "Text **fett**"],
  ["a ***b*** c", 'Text<g id="1"><g id="2"> fett </g></g>', "Text ***fett***"],
  ["a **b** and **c**", 'Text <g id="1">a</g><g id="2">b</g>', "Text <strong>a</strong><strong>b</strong>"],
  ["a **b** c", 'Text <g id="1"></g>', "Text <strong></strong>"],
  ["a **b** c *d*", '一<g id="1"></g>二<g id="2"></g>三', "一<strong></strong>二<em></em>三"],
  ["a **b** c **d**", '一<g id="1"></g>二<g id="2"></g>三', "一<strong></strong>二<strong></strong>三"],
  ["\\\na", "二", "\\\n二"],
  ["a **b** c", '<g id="1">\u201EFett\u201C</g>er', "<strong>\u201EFett\u201C</strong>er"],
  ["One\\\nand *two*", 'Eins<x id="1"/># <g id="2">zwei</g>', "Eins\\\n\\# *zwei*"],
  ["> One  \n> and *two*", 'Eins<x id="1"/>1. <g id="2">zwei</g>', "> Eins  \n> 1\\. *zwei*"],
])("%j becomes %j", (text, target, markup) => {
  expect(translate(text, target)).toBe(markup);
});

test.each([
  ["Use <!-- a --> it", '<x id="1"/> Nimm es', "Nimm <!-- a -->es"],
  ["Use <!-- a --> **it**", '<x id="1"/><g id="2">Es</g>', "**Es**<!-- a -->"],
])("a comment that a translation of %j begins with is after its first word", (text, target, markup) => {
  expect(translate(text, target)).toBe(markup);
});

/** The signs that a random target is made of. */
// biome-ignore format: a list of signs
const signs = [
  "a", "b", "É", "漢", "1", "12", " ", " ", " ", "  ", "\t", "\n", ".", ")", "(", "*", "**", "_", "__", "~", "~~",
  "`", "```", "#", "##", "-", "--", "---", "+", "=", "===", ">", "<", "<b>", "</b>", "<!--", "&", "&amp;", "&#35;", "\\", "!", "[",
  "]", "[a]", "[a]:", "](x)", "^", "|", ":", "@", "a@b.c", "http://a.b", "{", "}", "$", "'", '"', "😀",
];

/** Blocks around a text: their Markdown, and the HTML before and after the text. */
const blocks = [
  ["", "<p>", "</p>"],
  ["## ", "<h2>", "</h2>"],
  ["- ", "<ul>\n<li>", "</li>\n</ul>"],
  ["> ", "<blockquote>\n<p>", "</p>\n</blockquote>"],
] as const;

test("any target is the text of a paragraph, heading, item or quote", () => {
  const random = seedRandom(1);
  const file = `${blocks.map(([before]) => `${before}Text`).join("\n\n<!-- -->\n\n")}\n\n[a]: /url\n`;
  for (let count = 0; count < 5_000; count++) {
    const target = Array.from({ length: 1 + random(8) }, () => signs[random(signs.length)]).join("");
    if (readTags(target).tags.length > 0) continue;
    const text = format(target).replace(/^ | $/g, "");
    if (text === "") continue;
    const markup = translate(file, ...blocks.map(() => target));
    const expected = blocks.map(([, open, close]) => format(`${open}${escapeText(text)}${close}`)).join(" <!-- --> ");
    const match = format(rendered(markup));
    // Making the message takes longer than comparing.
    if (match !== expected) expect(match, JSON.stringify({ target, markup })).toBe(expected);
  }
});

/** Whitespace as a browser shows it. */
const format = (text: string): string => text.replace(/[ \t\r\n]+/g, " ");
const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

function seedRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

test.each([
  "https://en.wikipedia.org/wiki/Boat_(ship)",
  "https://x.example/~ana/ and www.x.example/_next/a",
  "https://x.example/items?filter[name]=a&page[size]=2",
  "http://x.example/*",
])("a target has the URL that readers of GFM turn into a link: %s", (url) => {
  expect(translate(`At ${url}.\n\n| a |\n|---|\n| b |\n`, `Bei ${url}.`, "a", url)).toBe(
    `Bei ${url}.\n\n| a |\n|---|\n| ${url} |\n`,
  );
});

test.each([
  ["a b", "~a https://x.example/b~c", "~a https://x.example/b\\~c"],
  ["a *b*", 'a <g id="1">https://x.example/*b</g>', "a *https://x.example/\\*b*"],
  ["`a` b", 'https://x.example/_b <x id="1"/> www.x.example/c_ d', "https://x.example/\\_b `a` www.x.example/c\\_ d"],
])("a sign in a URL of a translation of %j is escaped if it would be markup", (text, target, markup) => {
  expect(translate(text, target)).toBe(markup);
});

test.each([
  ["See @mastra/core is there.", 'Siehe<x id="1"/>da.', "Siehe @mastra/core da."],
  ["Then `a` and `b`.", '<x id="1"/><x id="2"/>', "`a` `b`"],
  ["Use [@doe99, p. 3] now.", '使用<x id="1"/>吧', "使用[@doe99, p. 3]吧"],
  ["Press ++ctrl+c++ now.", 'Jetzt<x id="1"/>drücken', "Jetzt++ctrl+c++drücken"],
  ["[[a|b]] or [[c|d]] [e](f)", '<g id="1">あ</g><g id="2">い</g><g id="3">う</g>', "[[a|あ]] [[c|い]] [う](f)"],
  ["Look :smile: here.", 'Hier:<x id="1"/>1', "Hier: :smile: 1"],
])("codes of %s are apart from what they would be part of", (source, target, written) => {
  expect(translate(source, target)).toBe(written);
});

/** The document with its targets, and the indices of the segments that the format can't hold. */
function translateHeld(text: string, ...targets: string[]): [string, number[]] {
  const unheld: number[] = [];
  const { merge } = markdown.extract(Buffer.from(text), settings);
  return [Buffer.from(merge(targets, (segment) => unheld.push(segment))).toString(), unheld];
}

test("a text whose tags Markdown can't hold stays unchanged, and is reported", () => {
  expect(translateHeld("[b](u) and [c](v)", '<g id="1">y <g id="2">z</g></g>')).toEqual(["[b](u) and [c](v)", [0]]);
  const targets = ['Lies <g id="1">das</g>.', 'Lies <g id="1">dies und <g id="2">das</g></g>.', "Ende jetzt."];
  expect(translateHeld("Read [this](u). Read [this](u) and [that](v). End now.", ...targets)).toEqual([
    "Lies [das](u). Read [this](u) and [that](v). Ende jetzt.",
    [1],
  ]);
  expect(translateHeld("# A [[b|c]]\n\nText.", '<g id="1"></g>A', "Wort.")).toEqual(["# A [[b|c]]\n\nWort.", [0]]);
});

test("a link is in no other link", () => {
  const { segments } = markdown.extract(Buffer.from("[a [b](c) d](e) [f ![g [h](i)](j)](k)"), settings);
  expect(segments[0]?.source).toBe('[a <g id="1">b</g> d](e) [f <g id="2">g <g id="3">h</g></g>](k)');
});

test("a hard break before code at the end stays one", () => {
  expect(translate("Get it  \n`a`", 'Lade<x id="1"/><x id="2"/>')).toBe("Lade  \n`a`");
});
