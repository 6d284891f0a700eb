import { expect, test } from "vitest";
import { InlineContent } from "./inline-content.ts";
import { convertLiteralTags, PieceList } from "./pieces.ts";
import { token, XmlScanner } from "./scanner.ts";

/** The content of `<a>` as a span; every element in it is a pair or, when empty, a standalone. */
function readInlineContent(content: string): InlineContent {
  const scanner = new XmlScanner({ depth: 50 });
  scanner.feed(`<a>${content}</a>`);
  scanner.finish();
  scanner.next();
  const list = new PieceList();
  for (let kind = scanner.next(); scanner.path.length > 0; kind = scanner.next()) {
    if (kind === token.text) list.text(scanner.raw);
    else if (kind === token.cdata) list.cdata(scanner.raw);
    else if (kind === token.open) list.open(scanner.raw);
    else if (kind === token.close) list.close(scanner.raw);
    else list.standalone(scanner.raw);
  }
  return new InlineContent(convertLiteralTags(list.pieces));
}

test.each([
  ["one &amp; two", "one & two"],
  ["<b>one</b> <i><u>two</u></i><br/>", '<g id="1">one</g> <g id="2"><g id="3">two</g></g><x id="4"/>'],
  ["a&#8211;b &lt; c", "a–b < c"],
  ["see &lt;b&gt;this&lt;/b&gt;", 'see <g id="1">this</g>'],
  ["&lt;p>a <i>&lt;b>b</i>&lt;/b> c&lt;/p>", '<x id="1"/>a <g id="2"><x id="3"/>b</g><x id="4"/> c<x id="5"/>'],
  [
    "<![CDATA[<b>]]> a <i>&lt;u>&nbsp;b&lt;/u></i> &lt;/b>",
    '<g id="1"><x id="2"/></g> a <g id="3"><g id="4"><x id="5"/>b</g></g> <x id="6"/>',
  ],
  ["<!-- note -->text", '<x id="1"/>text'],
  ["a&nbsp;b", 'a<x id="1"/>b'],
  ["one <![CDATA[<b> & three]]>", 'one <g id="1"><x id="2"/> & three</g>'],
  ["line\r\nline", "line\nline"],
])("%j is the text %j and is written back as it was", (content, source) => {
  const span = readInlineContent(content);
  expect(span.source).toBe(source);
  expect(span.raw).toBe(content);
  expect(span.write(source)).toBe(content);
});

test.each([
  ["a&#xA0;b &quot;c&quot;", 'x\u00A0"y" "z', "x&#xA0;&quot;y&quot; &quot;z"],
  ['"a" > b &quot;', '"', '"'],
  ["a > b", "c > d ]]>", "c > d ]]&gt;"],
  ["a", "b > <c> & d", "b &gt; &lt;c&gt; &amp; d"],
  ["a\r\nb", "c\nd", "c\r\nd"],
  ["<b>x</b> y", 'Y <g id="1">X</g>', "Y <b>X</b>"],
  ["<i/> and <b>x <u>y</u></b>", '<g id="2"><g id="3">Y</g> <x id="1"/></g>', "<b><u>Y</u> <i/></b>"],
  ["x <![CDATA[a]]>", 'y <g id="1">b & ]]> <c></g> &', "y <![CDATA[b & ]]]]><![CDATA[> <c>]]> &amp;"],
])("in %j the target %j is %j", (content, target, written) => {
  expect(readInlineContent(content).write(target)).toBe(written);
});

test.each([
  ["<b>x</b>", "y", "the tag 1 is missing"],
  ["<b>x</b>", '<g id="1">y', "a tag that is not closed"],
  ["<b>x</b>", '<g id="1">y</g></g>', "a closing tag too many"],
  ["<b>x</b>", '<g id="1">y</g><g id="1">z</g>', "occurs twice"],
  ["<b>x</b>", '<x id="1"/>', "isn't in the source"],
  ["x", 'y<x id="1"/>', "isn't in the source"],
])("%j refuses the target %j", (content, target, message) => {
  expect(() => readInlineContent(content).write(target)).toThrow(message);
});
