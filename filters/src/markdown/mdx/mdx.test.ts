import { describe, expect, test } from "vitest";
import { settingsFor } from "../../filter.ts";
import { mdxTexts } from "../../testing/foreign/mdx.ts";
import { mdx } from "../index.ts";

const settings = settingsFor(mdx, { sourceLanguage: "en" });
const extract = (text: string) => mdx.extract(Buffer.from(text), settings);
const sources = (text: string) => extract(text).segments.map(({ source }) => source);
const translate = (text: string, ...targets: string[]) => Buffer.from(extract(text).merge(targets)).toString();

describe("code and markup", () => {
  test.each([
    ["imports and exports with an empty line", "import a from 'b'\nexport const c = [\n\n'd']\n\nText", ["Text"]],
    ["an export that an operator goes on with", "export const c =\n\n  'd'\n\nText", ["Text"]],
    ["a function with JSX", "export const C = () => <p>it's {'}'} {/* } */}</p>\n\nText", ["Text"]],
    ["an expression over lines", "{a.map((b) => (\n\n  <p>not {b} this</p>\n))}\n\nText", ["Text"]],
    ["a regular expression", "{/[}\"']/.test(a) ? 1 / 2 : 3}\n\nText", ["Text"]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what is tried
    ["a template in a template", "{`}${`}`}`}\n\nText", ["Text"]],
    ["the ID of a heading", "# Text {#text}", ["Text"]],
    ["a comment of HTML, which older files have", "<!-- not this -->\n\nText <!-- nor this -->", ["Text"]],
    [
      "elements that are protected",
      "<style>\n\na b\n\n</style>\n\n<code>\n<code>\na\n</code>\nb\n</code>\n\nText",
      ["Text"],
    ],
    ["code in its line", "Text <code>{a} b</code> more", ['Text <x id="1"/> more']],
  ])("%s", (_, text, matches) => {
    expect(sources(text)).toEqual(matches);
  });
});

describe("texts", () => {
  test.each([
    ["indented lines", "    Text", ["Text"]],
    ["import in a paragraph or an item", "Text\nimport a\n\n- import a", ["Text import a", "import a"]],
    ["signs that begin no tag", "a < b } c <3", ["a < b } c <3"]],
    ["between tags in lines of their own", "<a>\nText\n</a>\nMore\n<b/>", ["Text", "More"]],
    [
      "of items and cells",
      "<ul>\n  <li>a</li>\n  <li>b <i>c</i></li>\n</ul>\n<p>d</p>\n<p>e</p>",
      ["a", 'b <g id="1">c</g>', "d", "e"],
    ],
    ["of spans", "<i>a</i>\n<i>b</i>", ['<g id="1">a</g> <g id="2">b</g>']],
    ["after a tag over lines", "<a\n  b\n>Text</a>", ["Text"]],
  ])("%s", (_, text, matches) => {
    expect(sources(text)).toEqual(matches);
  });
});

test("titles of links and of elements are in the order of the file", () => {
  expect(sources('a [b](c "d") <e title="f"/> [g](h "i")').slice(1)).toEqual(["d", "f", "i"]);
});

test.each([
  ["Text", "a {b} <c> {", "a \\{b} \\<c> \\{"],
  ["Text", "import it", "&#105;mport it"],
  ["Text", "export", "export"],
  ["- Text", "import it", "- import it"],
  ["a | b\n--|--", ["import it", "c"], "&#105;mport it | c\n--|--"],
  ["Text", "<3 and \\{", "\\<3 and \\\\\\{"],
  ["a <b>c</b>", 'x < <g id="1">{</g>', "x < <b>\\{</b>"],
  [
    'a <b title="c">d</b>',
    ['e <g id="1">f</g>', '"g" & {h}\n\ni'],
    'e <b title="&quot;g&quot; &amp; {h}&#10;&#10;i">f</b>',
  ],
  ["<A title='b'/>", "it's <c>", "<A title='it&#39;s &lt;c>'/>"],
  ["| a |\n|--|\n| <b title='c'/> |", ["a", "d|e"], "| a |\n|--|\n| <b title='d&#124;e'/> |"],
  ["> a <b\n> title='c'>d</b> e", ['e <g id="1">f</g> g', "h"], "> e <b\n> title='h'>f</b> g"],
  ["<b\n>c</b> d", 'e <g id="1">f</g>', "e <b>f</b>"],
])("%j with %j becomes %j", (text, targets, markup) => {
  const written = translate(text, ...[targets].flat());
  expect(written).toBe(markup);
  expect(() => mdxTexts(written)).not.toThrow();
});

test.each([
  ["a\n\nb {c", "an expression that does not end at line 3, column 3"],
  ["a\n\n{c", "an expression that does not end at line 3, column 1"],
  ["> a\n> b {'c}", "an expression that does not end at line 2, column 5"],
  ['a\n<b c="d', "a tag that does not end at line 2, column 1"],
  ["a\n{`\n\n`} b", "a tag or an expression in a paragraph that does not end in it at line 2, column 1"],
  ["a {<b c=d/>}", "an expression that does not end at line 1, column 3"],
])("%j fails at its location", (text, message) => {
  expect(() => extract(text)).toThrow(`File extraction error: ${message}`);
});

test("a string in an expression is translated like one of an attribute", () => {
  const text = `<A title={"One"} label={ 'two' } summary={three} alt={{ a: "b" }} heading={\`c\`}/>`;
  expect(sources(text)).toEqual(["One", "two"]);
  const escaped = String.raw`<A title={'it\'s \u0041\\'} label={"\x41"} summary={"\udone"}/>`;
  expect(sources(escaped)).toEqual(["it's A\\"]);
  expect(translate(escaped, "l'an\\")).toBe(escaped.replace(String.raw`it\'s \u0041`, String.raw`l\'an`));
  expect(sources(`<A title={"it's"} label={'a "b"'}/>`)).toEqual(["it's", 'a "b"']);
  const written = translate(text, 'a "b" c\\', "it's\nd");
  expect(written).toBe(text.replace('"One"', '"a \\"b\\" c\\\\"').replace("'two'", String.raw`'it\'s\u000ad'`));
  expect(() => mdxTexts(written)).not.toThrow();
});

test("other attributes are translated where options name them", () => {
  const options = { ...settings.options, attributes: ["text"] };
  const { segments } = mdx.extract(Buffer.from('<A text="One" title="Two"/>'), { ...settings, options });
  expect(segments).toEqual([{ source: "One", context: "A@text" }]);
});
