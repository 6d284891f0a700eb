import { expect, test } from "vitest";
import { inputCount, randomText, seedRandom } from "../testing/random-text.ts";
import { separateWords, withoutBlanks, withoutTags } from "./gaps.ts";
import { readTags, writeTags } from "./read.ts";

test.each([
  ["a line break", "wet deck<br>No mooring", "wet deck No mooring"],
  ["a line break after a mark", "Wait!<br/>Now", "Wait! Now"],
  ["a picture", "Open<img src='x'>now", "Open now"],
  ["an unknown empty tag", 'Office<x id="1"/>Page', "Office Page"],
  ["a tab of a format", "Office<text:tab/>Page", "Office Page"],
  ["two links", '<a href="/">Home</a><a href="/a">About us</a>', "Home About us"],
  ["links in other tags", '<b><a href="/">Home</a></b><a href="/a">About</a>', "Home About"],
  ["two buttons", "<button>Save</button><button>Cancel</button>", "Save Cancel"],
  ["two elements before a capital", "<span>Price</span><span>Total</span>", "Price Total"],
  ["list items", "<ul><li>Price</li><li>Total</li></ul>", "Price Total"],
  ["members of a list of DocBook", "<simplelist><member>one</member><member>two</member></simplelist>", "one two"],
  ["items of a simple list of DITA", "<sl><sli>one</sli><sli>two</sli></sl>", "one two"],
  ["cells of a simple table of DITA", "<strow><stentry>one</stentry><stentry>two</stentry></strow>", "one two"],
  ["a long quotation of DITA", "deck<lq>wet</lq>rope", "deck wet rope"],
  ["the reading of a ruby text", "<ruby>漢<rt>kan</rt>字<rp>(</rp><rt>ji</rt></ruby>", "漢 kan 字 (ji"],
  ["cells", "<tr><td>One</td><td><b>Two</b></td></tr>", "One Two"],
  ["the end of a cell", "<td>One</td>two", "One two"],
  ["the number of a note", 'liberties<a href="#n1"><sup>1</sup></a>.', "liberties 1."],
  ["a link to a note", 'liberties<a epub:type="noteref" href="a.xhtml#n1">1</a> and', "liberties 1 and"],
  ["the number of a note after a mark", "deck.<sup>12</sup>", "deck. 12"],
  ["a tag that represents a line break", 'wet<x id="LINE_BREAK" ctype="lb" equiv-text="&lt;br/&gt;"/>deck', "wet deck"],
  [
    "a pair that represents a paragraph",
    'wet<pc id="0" equivStart="START_PARAGRAPH" dispStart="&lt;p&gt;" dispEnd="&lt;/p&gt;">deck</pc>rope',
    "wet deck rope",
  ],
  [
    "a cell by its type",
    '<g id="1" ctype="x-html-td">wet</g><g id="2" ctype="x-html-td">deck</g>rope',
    "wet deck rope",
  ],
  ["a raised number by its type", 'liberties<g id="1" ctype="x-html-sup">12</g>.', "liberties 12."],
  ["a link by its type", '<pc id="1" type="link">Home</pc><pc id="2" type="link">About us</pc>', "Home About us"],
  ["a note", "deck<fn>Wet.</fn>", "deck Wet."],
  ["a pair that says so", '<g id="1">Home</g><g id="2" equiv-text=" ">About</g>now', "Home About now"],
])("%s separates words", (_, text, plain) => {
  expect(withoutTags(text)).toBe(plain);
});

const native = (markup: string, kind: "open" | "close" | "standalone", at: number) => {
  const element = { open: "bpt", close: "ept", standalone: "ph" }[kind];
  return { kind, name: element, text: `<${element} id="1">${markup}</${element}>`, at };
};

test.each([
  ["&lt;li>", "&lt;/li>", "c d e"],
  ['&lt;td class="n"&gt;', "&lt;/td&gt;", "c d e"],
  ["&lt;b>", "&lt;/b>", "cde"],
  ["{b}", "{/b}", "cde"],
])("native codes %s and %s of XLIFF 1.2 separate words as their markup does", (open, close, plain) => {
  expect(separateWords({ plain: "cde", tags: [native(open, "open", 1), native(close, "close", 2)] }).plain).toBe(plain);
});

test.each([
  ["&lt;br/>", "c d"],
  ["&lt;b>", "cd"],
  ["&lt;wbr/&gt;", "cd"],
])("the native code %s separates words as its markup does", (markup, plain) => {
  expect(separateWords({ plain: "cd", tags: [native(markup, "standalone", 1)] }).plain).toBe(plain);
});

test("two links in native codes separate words", () => {
  const [end, start] = [native("&lt;/a>", "close", 4), native('&lt;a href="/">', "open", 4)];
  expect(separateWords({ plain: "homeabout", tags: [end, start] }).plain).toBe("home about");
});

test.each([
  ["formatting", "un<b>believ</b>able", "unbelievable"],
  ["two kinds of formatting", "<b>Mega</b><i>store</i>", "Megastore"],
  ["formatting of one small letter", "<b>i</b><i>Phone</i>", "iPhone"],
  ["the formatting of a document", '<g id="1">Java</g><g id="2">Script</g>', "JavaScript"],
  ["formatting by its type", 'un<g id="1" ctype="x-html-em">believ</g>able', "unbelievable"],
  ["a span of OpenDocument", "<text:span>Java</text:span><text:span>Script</text:span>", "JavaScript"],
  ["a place for a line break", "Donau<wbr>dampfer", "Donaudampfer"],
  ["a link on a part of a word", '<a href="/">link</a>s', "links"],
  ["a link that is no note", 'liberties<a href="b.html">2</a>', "liberties2"],
  ["an exponent", "40 m<sup>2</sup> of deck", "40 m2 of deck"],
  ["an index", "H<sub>2</sub>O", "H2O"],
  ["an ordinal", "the 1<sup>st</sup> berth", "the 1st berth"],
  ["an empty tag that says so", 'Donau<x id="1" equiv-text=""/>dampfer', "Donaudampfer"],
  [
    "a tag that represents formatting",
    'un<x id="B" equiv-text="&lt;b class=&quot;c&quot;&gt;"/>believ<ph id="0" equiv="CLOSE_B" disp="&lt;/b&gt;"/>able',
    "unbelievable",
  ],
  [
    "a tag that represents a place for a line break",
    'Donau<ph id="0" equiv="TAG_WBR" type="other" disp="&lt;wbr/&gt;"/>dampfer',
    "Donaudampfer",
  ],
  ["a tag before a mark", 'deck<x id="1"/>.', "deck."],
  ["a tag after a bracket", 'deck (<x id="1"/>wet)', "deck (wet)"],
  ["a line break between Chinese words", "今天<br>晴天", "今天晴天"],
])("%s inside a word does not", (_, text, plain) => {
  expect(withoutTags(text)).toBe(plain);
});

test.each([
  ["One<br>two", "Eins <br>zwei", "Eins<br>zwei"],
  ["One<br>two", "Eins<br> zwei", "Eins<br>zwei"],
  ["<li>One</li><li>two</li>", "<li>Eins</li> <li>zwei</li>", "<li>Eins</li><li>zwei</li>"],
  ["note<sup>1</sup> here", "Notiz <sup>1</sup> hier", "Notiz<sup>1</sup> hier"],
  ["One <br> two", "Eins <br> zwei", "Eins <br> zwei"],
  ["今天<br>晴天", "Today <br>sunny", "Today<br>sunny"],
])("the whitespace that %s has not goes out of %s", (source, target, expected) => {
  expect(writeTags(withoutBlanks(readTags(source), readTags(target)))).toBe(expected);
});

test("separated words have their tags next to them, and joining them again gives the text", () => {
  const random = seedRandom(12);
  for (let i = 0; i < inputCount; i++) {
    const text = readTags(randomText(random, 20));
    const separated = separateWords(text);
    expect(separateWords(separated).blanks).toEqual([]);
    expect(separated.tags.map(({ text }) => text)).toEqual(text.tags.map(({ text }) => text));
    expect(writeTags(withoutBlanks(text, separated)).length).toBe(writeTags(text).length);
  }
});
