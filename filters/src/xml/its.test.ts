import { describe, expect, test } from "vitest";
import { findFilter, settingsFor } from "../index.ts";
import { readItsRules } from "./its.ts";

function extract(fileName: string, text: string) {
  const filter = findFilter(fileName);
  if (!filter) throw new Error(`no filter reads ${fileName}`);
  const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de-CH" });
  return filter.extract(new TextEncoder().encode(text), settings);
}

function translate(fileName: string, text: string): { sources: string[]; output: string } {
  const { segments, merge } = extract(fileName, text);
  const sources = segments.map(({ source }) => source);
  const targets = sources.map((source) => source.replace(/[^<>]+(?=<|$)/g, (words) => words.toUpperCase()));
  return { sources, output: new TextDecoder().decode(merge(targets)) };
}

const rules = (...list: string[]) =>
  `<its:rules xmlns:its="http://www.w3.org/2005/11/its" version="2.0">${list.map((rule) => `<its:${rule}/>`).join("")}</its:rules>`;
const inXml = (body: string, ...list: string[]) => `<doc>${rules(...list)}${body}</doc>`;
const inHtml = (body: string, ...list: string[]) =>
  `<script type="application/its+xml">${rules(...list)}</script>${body}`;

describe("rules of ITS in the file", () => {
  test.each([
    [
      'translateRule selector="//code | /doc/head" translate="no"',
      "<head>Head</head><p>Press <code>Ctrl</code>.</p><code>Alone</code>",
      "<head>Head</head><p>PRESS <code>Ctrl</code>.</p><code>Alone</code>",
    ],
    [
      'translateRule selector="//p[@type=\'a\' and not(@b)]//t:x" translate="no"',
      '<p type="a">One <b><x>two</x></b></p><p type="a" b="">One <x>two</x></p><x>Two</x>',
      '<p type="a">ONE <b><x>two</x></b></p><p type="a" b="">ONE <x>TWO</x></p><x>TWO</x>',
    ],
    [
      'translateRule selector="//img/@alt" translate="yes"',
      '<img alt="One"/><p>See <img alt="Two &amp; three. Four." id="x"/> there.</p>',
      '<img alt="ONE"/><p>SEE <img alt="TWO &amp; THREE. FOUR." id="x"/> THERE.</p>',
    ],
    [
      'withinTextRule selector="//fn" withinText="nested"',
      "<p>One<fn>Two <b>three</b>.</fn> four.</p>",
      "<p>ONE<fn>TWO <b>THREE</b>.</fn> FOUR.</p>",
    ],
    [
      "preserveSpaceRule selector='//pre' space='preserve'",
      "<pre>One\n  two</pre><p>One\n  two</p>",
      "<pre>ONE\n  TWO</pre><p>ONE TWO</p>",
    ],
    [
      "localeFilterRule selector='//p' localeFilterList='fr, *-CH'",
      "<p>One</p><note its:localeFilterList='fr'>Two</note><note its:localeFilterList='fr' its:localeFilterType='exclude'>Three</note>",
      "<p>ONE</p><note its:localeFilterList='fr'>Two</note><note its:localeFilterList='fr' its:localeFilterType='exclude'>THREE</note>",
    ],
    [
      "localeFilterRule selector='//p' localeFilterList='ch, de-*-DE, de-CH-1996'",
      "<p>One</p><note its:localeFilterList='de-CH'>Two</note><note its:localeFilterList='*'>Three</note>",
      "<p>One</p><note its:localeFilterList='de-CH'>TWO</note><note its:localeFilterList='*'>THREE</note>",
    ],
    ["localeFilterRule selector='//p' localeFilterList=''", "<p>One</p><q>Two</q>", "<p>One</p><q>TWO</q>"],
    [
      "locNoteRule selector='//p' locNoteType='alert'><its:locNote>A note</its:locNote></its:locNoteRule><its:translateRule selector='//q' translate='no'",
      "<p>One</p>",
      "<p>ONE</p>",
    ],
  ])("%s holds in XML", (rule, source, target) => {
    expect(translate("a.xml", inXml(source, rule)).output).toBe(inXml(target, rule));
  });

  test("an element within text and a nested one make the segments of XML", () => {
    const file = inXml(
      '<p><b>One</b><i> two</i></p><p>Three<note its:withinText="no">Four</note> five</p>',
      'withinTextRule selector="//b|//i" withinText="yes"',
    );
    expect(translate("a.xml", file).sources).toEqual([
      '<g id="1">One</g><g id="2"> two</g>',
      'Three<x id="1"/> five',
      "Four",
    ]);
  });

  test.each([
    [
      'translateRule selector="//h:*[@class=\'brand\']" translate="no"',
      "<p>By <b class=brand>Acme</b> one<p class='brand'>Acme",
      "<p>BY <b class=brand>Acme</b> ONE<p class='brand'>Acme",
    ],
    [
      'translateRule selector="//h:code[contains(@class,\'text\')]" translate="yes"',
      '<p><code class="a text">one</code> <code>two</code> three',
      '<p><code class="a text">ONE</code> <code>two</code> THREE',
    ],
    [
      'translateRule selector="//h:img/@alt" translate="no"',
      '<p>One <img alt="two" title="three">',
      '<p>ONE <img alt="two" title="THREE">',
    ],
  ])("%s holds in HTML", (rule, source, target) => {
    expect(translate("a.html", inHtml(source, rule)).output).toBe(inHtml(target, rule));
  });

  test("elements within text make the segments of HTML", () => {
    const file = inHtml(
      "<p>One <note>two</note> <span its-within-text=no>three</span> four",
      'withinTextRule selector="//h:note" withinText="yes"',
    );
    expect(translate("a.html", file).sources).toEqual(['One <g id="1">two</g>', "three", "four"]);
  });

  test.each([
    ["//p[position() = 1]", "<a><p>no</p><p>yes</p></a><a><p>no</p></a>"],
    ["//p[@k='1'][2] | /doc/q[2]", "<p k='1'>yes</p><p>yes</p><p k='1'>no</p><q>yes</q><q>no</q>"],
    ["//*[local-name() = 'code' or name()='kbd']", "<code>no</code><kbd>no</kbd><b>yes</b>"],
    ["//q[not(starts-with(@id, 'x') or contains(@id, 'y'))]", "<q id='x'>yes</q><q id='ay'>yes</q><q id='b'>no</q>"],
    ["//p[ancestor::note[@kind] and not(parent::item)]", "<note kind=''><p>no</p><item><p>yes</p></item></note>"],
    ["//p[../@lock = 'yes']", "<a lock='yes'><p>no</p></a><a lock='no'><p>yes</p></a>"],
    ["//p[text() = 'no'] | //q[contains(., 'o b')]", "<p>no</p><p>yes</p><q>n<b>o b</b></q>"],
    ["//p[key='a' and count(key) < 2]", "<p><key>a</key> no</p><p><key>yes</key></p>"],
    ["//p[string-length(normalize-space(@a)) > 1]", "<p a=' x '>yes</p><p a='xy'>no</p>"],
    ["//p[translate(@a, 'NO', 'no') = 'no'][lang('en')]", "<a xml:lang='en-GB'><p a='No'>no</p></a><p a='no'>yes</p>"],
    ["//p[text() = 'yes'] | //q[text() = 'cd']", "<p><b>yes</b></p><q>c<![CDATA[d]]></q>"],
    ["//p[ancestor::*[2][@k]]", "<a k=''><b><p>no</p></b></a><b k=''><p>yes</p></b>"],
    ["//p[i != k and i < k]", "<p><i>1</i><k>2</k></p><p><i>yes</i><k>yes</k></p>"],
    ["descendant-or-self::p[self::*[@a]]", "<p a=''>no</p><p>yes</p>"],
  ])("%s selects what XPath does", (selector, body) => {
    const file = inXml(body, `translateRule selector="${selector.replaceAll("<", "&lt;")}" translate="no"`);
    const texts = translate("a.xml", file).sources.map((source) => source.replace(/<[^<>]*>/g, "").trim());
    expect(new Set(texts.filter((text) => text !== ""))).toEqual(new Set(["yes"]));
  });

  test("values of one element don't apply to the next one with its name", () => {
    const rule = 'translateRule selector="/doc/p//i" translate="no"';
    const body = (one: string, two: string) =>
      `<p its:translate="no">One <i>two</i></p><p>${one} <i its:translate="yes">${two}</i> <i>three</i></p><q>${one} <i>${two}</i></q>`;
    expect(translate("a.xml", inXml(body("One", "two"), rule)).output).toBe(inXml(body("ONE", "TWO"), rule));
  });

  test("local attributes have the prefix of the document", () => {
    const file = '<doc xmlns:i="http://www.w3.org/2005/11/its"><p i:translate="no">One</p><p>Two</p></doc>';
    expect(translate("a.xml", file).sources).toEqual(["Two"]);
  });

  test("selectors that can't be followed and rules of other files are in the note", () => {
    const rule = 'translateRule selector="//q | //p[last()]" translate="no"';
    const file = inXml("<p>One</p><q>Two</q>", rule).replace("version=", 'xlink:href="a.its" version=');
    const { segments, note } = extract("a.xml", file);
    expect(segments.map(({ source }) => source)).toEqual(["One"]);
    expect(note).toBe("ITS rules that aren't supported: those of a linked file, //p[last()].");
    expect(extract("a.html", inHtml("<p>One", 'translateRule selector="//p[b]" translate="no"')).note).toMatch(
      /p\[b\]/,
    );
    expect(readItsRules("<p>translate</p>", "de", true)).toBeUndefined();
  });

  test.each([
    ["a.xml", "/descendant::p[1]"],
    ["a.xml", "//p[node()]"],
    ["a.html", "//p[normalize-space(.) = '']"],
  ])("in %s, %s is in the note", (fileName, selector) => {
    const file = (fileName === "a.xml" ? inXml : inHtml)(
      "<p>One</p>",
      `translateRule selector="${selector}" translate="no"`,
    );
    expect(extract(fileName, file).note).toContain(selector);
  });

  test("rules that need many more steps than the file has characters are refused", () => {
    const nested = `${"<a>".repeat(60)}One${"</a>".repeat(60)}`;
    const around = "ancestor::*/ancestor::*/ancestor::*/ancestor::*";
    const file = inXml(nested, `translateRule selector="//a[${around}]" translate="no"`);
    expect(() => extract("a.xml", file)).toThrow("the rules of ITS need too many steps");
  });
});
