import { readdirSync } from "node:fs";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { findFilter, settingsFor } from "./index.ts";
import { readCaseFile } from "./testing/case-file.ts";
import { packFiles, unpackFiles } from "./testing/ooxml-files.ts";

type Languages = [sourceLanguage: string, targetLanguage: string];

function translate(name: string, file: Uint8Array, [sourceLanguage, targetLanguage]: Languages, target: string) {
  const filter = findFilter(name);
  if (!filter) throw new Error(`no filter reads ${name}`);
  const { segments, merge } = filter.extract(file, settingsFor(filter, { sourceLanguage, targetLanguage }));
  expect(Buffer.from(merge(segments.map(() => undefined))).equals(file)).toBe(true);
  return merge(
    segments.map(({ source }, index) =>
      source.replace(/[^<>]+(?=<|$)/g, segments.length < 6 ? target : `${target}${index}`),
    ),
  );
}

const arabic: Languages = ["en", "ar"];
const english: Languages = ["ar", "en"];
const word = (body: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;

function inWord(body: string, languages: Languages, target: string, styles = ""): { body: string; styles: string } {
  const file = packFiles({ "word/document.xml": word(body), "word/styles.xml": word(styles) }, [
    ["", "officeDocument", "word/document.xml"],
    ["word/document.xml", "styles", "word/styles.xml"],
  ]);
  const parts = unpackFiles(translate("a.docx", file, languages, target));
  const inner = (text = "") => text.slice(word("").indexOf("</w:body>"), -"</w:body></w:document>".length);
  return { body: inner(parts["word/document.xml"]), styles: inner(parts["word/styles.xml"]) };
}

describe("a Word document", () => {
  test("to a language from right to left has paragraphs, runs, tables and sections of that direction", () => {
    const source =
      "<w:p><w:r><w:t>One</w:t></w:r></w:p>" +
      '<w:tbl><w:tblPr><w:tblStyle w:val="A"/><w:tblW w:w="0"/></w:tblPr><w:tr><w:tc><w:p><w:pPr><w:pStyle w:val="B"/><w:jc w:val="left"/></w:pPr>' +
      '<w:r><w:rPr><w:b/><w:sz w:val="20"/><w:em w:val="dot"/></w:rPr><w:t>Two</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
      '<w:p><w:pPr><w:bidi w:val="0"/><w:sectPr><w:docGrid/></w:sectPr></w:pPr></w:p><w:sectPr/>';
    const styles = '<w:style><w:rPr><w:lang w:val="en-US"/></w:rPr></w:style>';
    expect(inWord(source, arabic, "\u0648", styles)).toEqual({
      body:
        "<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr><w:t>\u0648</w:t></w:r></w:p>" +
        '<w:tbl><w:tblPr><w:tblStyle w:val="A"/><w:bidiVisual/><w:tblW w:w="0"/></w:tblPr><w:tr><w:tc><w:p><w:pPr><w:pStyle w:val="B"/><w:bidi/><w:jc w:val="left"/></w:pPr>' +
        '<w:r><w:rPr><w:b/><w:bCs/><w:sz w:val="20"/><w:szCs w:val="20"/><w:rtl/><w:em w:val="dot"/></w:rPr><w:t>\u0648</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
        "<w:p><w:pPr><w:bidi/><w:sectPr><w:bidi/><w:docGrid/></w:sectPr></w:pPr></w:p><w:sectPr><w:bidi/></w:sectPr>",
      styles: '<w:style><w:rPr><w:lang w:val="en-US" w:bidi="ar"/></w:rPr></w:style>',
    });
  });

  test("to a language from left to right has none of it", () => {
    const source =
      "<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr><w:t>\u0648</w:t></w:r></w:p><w:tbl><w:tblPr><w:bidiVisual/></w:tblPr></w:tbl><w:sectPr><w:bidi/></w:sectPr>";
    const styles =
      '<w:style><w:pPr><w:bidi/></w:pPr><w:rPr><w:rtl/><w:lang w:val="en-US" w:bidi="ar-SA"/></w:rPr></w:style>';
    expect(inWord(source, english, "One", styles)).toEqual({
      body: "<w:p><w:pPr></w:pPr><w:r><w:rPr></w:rPr><w:t>One</w:t></w:r></w:p><w:tbl><w:tblPr></w:tblPr></w:tbl><w:sectPr></w:sectPr>",
      styles: '<w:style><w:pPr></w:pPr><w:rPr><w:lang w:val="en" w:bidi="ar-SA"/></w:rPr></w:style>',
    });
  });

  test("keeps the direction when both languages have it", () => {
    const source = "<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr><w:t>\u0648</w:t></w:r></w:p>";
    expect(inWord(source, ["ar", "he"], "\u05D0").body).toBe(source.replace("\u0648", "\u05D0"));
  });
});

describe("drawn text", () => {
  const chart = (properties: string, text: string) =>
    `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart><c:title><c:tx><c:rich><a:p>${properties}<a:r><a:rPr lang="${text === "One" ? "en" : "ar"}"/><a:t>${text}</a:t></a:r></a:p></c:rich></c:tx></c:title></c:chart></c:chartSpace>`;

  test("in the chart of a Word document changes its direction", () => {
    const file = (properties: string, text: string) =>
      packFiles({ "word/document.xml": word(""), "word/charts/chart1.xml": chart(properties, text) }, [
        ["", "officeDocument", "word/document.xml"],
        ["word/document.xml", "chart", "word/charts/chart1.xml"],
      ]);
    const read = (bytes: Uint8Array) => unpackFiles(bytes)["word/charts/chart1.xml"];
    const there = translate("a.docx", file("", "One"), arabic, "\u0648");
    expect(read(there)).toBe(chart('<a:pPr rtl="1"/>', "\u0648"));
    expect(read(translate("a.docx", there, english, "One"))).toBe(chart('<a:pPr rtl="0"/>', "One"));
  });

  const sheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const styles = (order: string) =>
    `<styleSheet xmlns="${sheet}"><cellXfs><xf><alignment readingOrder="${order}"/></xf><xf><alignment readingOrder="0"/></xf></cellXfs></styleSheet>`;

  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const workbook = (stylesPart: string) =>
    packFiles(
      {
        "xl/workbook.xml": `<workbook xmlns="${sheet}"><sheets><sheet name="A" sheetId="1" r:id="rId1" xmlns:r="${office}"/></sheets></workbook>`,
        "xl/sheet1.xml": `<worksheet xmlns="${sheet}"><sheetData/></worksheet>`,
        "xl/styles.xml": stylesPart,
        "xl/drawing1.xml":
          '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"/>',
        "xl/chart1.xml": chart('<a:pPr algn="l"/>', "One"),
      },
      [
        ["", "officeDocument", "xl/workbook.xml"],
        ["xl/workbook.xml", "worksheet", "xl/sheet1.xml"],
        ["xl/workbook.xml", "styles", "xl/styles.xml"],
        ["xl/sheet1.xml", "drawing", "xl/drawing1.xml"],
        ["xl/drawing1.xml", "chart", "xl/chart1.xml"],
      ],
    );

  test.each(["", "<styleSheet><cellXfs>"])("in a workbook is written next to damaged styles: %j", (damaged) => {
    const there = unpackFiles(translate("a.xlsx", workbook(damaged), arabic, "\u0648"));
    expect(there["xl/styles.xml"]).toBe(damaged);
    expect(there["xl/chart1.xml"]).toContain("\u0648");
  });

  test("in the chart of a workbook changes its direction, and so do cells with one", () => {
    const there = unpackFiles(translate("a.xlsx", workbook(styles("1")), arabic, "\u0648"));
    expect(there["xl/styles.xml"]).toBe(styles("2"));
    expect(there["xl/chart1.xml"]).toBe(chart('<a:pPr algn="r" rtl="1"/>', "\u0648"));
  });
});

test("the package of an EPUB changes its direction, and so does its title", () => {
  const opf = (direction: string, language: string, title: string) =>
    `<package version="3.0" dir="${direction}" xml:lang="${language}"><metadata><dc:title dir="${direction}">${title}</dc:title><dc:creator dir="ltr">A. B.</dc:creator><dc:language>${language}</dc:language></metadata><manifest/><spine page-progression-direction="${direction}"/></package>`;
  const container = '<container><rootfiles><rootfile full-path="a.opf"/></rootfiles></container>';
  const file = zipSync({
    mimetype: strToU8("application/epub+zip"),
    "META-INF/container.xml": strToU8(container),
    "a.opf": strToU8(opf("ltr", "en", "One")),
  });
  expect(unpackFiles(translate("a.epub", file, arabic, "\u0648"))["a.opf"]).toBe(opf("rtl", "ar", "\u0648"));
});

describe("HTML", () => {
  const html = (file: string, languages: Languages, target: string) =>
    new TextDecoder().decode(translate("a.html", new TextEncoder().encode(file), languages, target));

  test.each([
    ['<html lang="en" dir="ltr"><p>One</p></html>', '<html lang="ar" dir="rtl"><p>\u0648</p></html>'],
    ['<html lang="en"><p>One</p></html>', '<html dir="rtl" lang="ar"><p>\u0648</p></html>'],
    [
      "<html><body dir=LTR><p dir='ltr'>One</p></html>",
      "<html dir=\"rtl\"><body dir=rtl><p dir='rtl'>\u0648</p></html>",
    ],
    [
      `<p style="direction:LTR; direction : ltr">One</p><p style='x-direction:ltr'>One</p><pre style="direction:ltr">One</pre>`,
      `<p style="direction:rtl; direction : rtl">\u0648</p><p style='x-direction:ltr'>\u0648</p><pre style="direction:ltr">\u0648</pre>`,
    ],
    [
      `<p style="width:{{ 'direction:ltr' }}; direction:ltr!important">One</p><p style='<?= "direction:ltr" ?>'>One</p>`,
      `<p style="width:{{ 'direction:ltr' }}; direction:rtl!important">\u0648</p><p style='<?= "direction:ltr" ?>'>\u0648</p>`,
    ],
    [
      `<p style="/* direction:ltr */ direction:ltr; content:'direction:ltr\\' x'; quotes:&quot;direction:ltr&quot;; background:url(a;direction:ltr)">One</p>`,
      `<p style="/* direction:ltr */ direction:rtl; content:'direction:ltr\\' x'; quotes:&quot;direction:ltr&quot;; background:url(a;direction:ltr)">\u0648</p>`,
    ],
    [
      `<p style="background:url('a(1).png');direction:ltr">One</p><p style="background:url( &quot;a(1)&quot;);direction:ltr">One</p>`,
      `<p style="background:url('a(1).png');direction:rtl">\u0648</p><p style="background:url( &quot;a(1)&quot;);direction:rtl">\u0648</p>`,
    ],
    [
      '<p>One</p><pre dir="ltr">One</pre><p dir="auto">One</p>',
      '<p>\u0648</p><pre dir="ltr">\u0648</pre><p dir="auto">\u0648</p>',
    ],
  ])("%s to Arabic", (source, target) => {
    expect(html(source, arabic, "\u0648")).toBe(target);
  });

  test("to English is from left to right", () => {
    expect(html('<html lang="ar" dir="rtl"><p>\u0648</p></html>', english, "One")).toBe(
      '<html lang="en" dir="ltr"><p>One</p></html>',
    );
    expect(html('<html lang="ar"><p>\u0648</p></html>', english, "One")).toBe('<html lang="en"><p>One</p></html>');
  });
});

test("the forms of a RESX file are turned", () => {
  const file = (direction: string, layout: string, flow: string, text: string) =>
    `<root><data name="Page.FlowDirection" xml:space="preserve"><value>${flow}</value></data><data name="$this.RightToLeft" type="System.Windows.Forms.RightToLeft, System.Windows.Forms"><value>${direction}</value></data><data name="$this.RightToLeftLayout" type="System.Boolean, mscorlib"><value>${layout}</value></data><data name="a.RightToLeft" type="System.Windows.Forms.RightToLeft, System.Windows.Forms"><value>Inherit</value></data><data name="a"><value>${text}</value></data></root>`;
  const [source, target] = [file("No", "False", "LeftToRight", "One"), file("Yes", "True", "RightToLeft", "\u0648")];
  const write = (file: string, languages: Languages, text: string) =>
    new TextDecoder().decode(translate("a.resx", new TextEncoder().encode(file), languages, text));
  expect(write(source, arabic, "\u0648")).toBe(target);
  expect(write(target, english, "One")).toBe(source);
});

test("a text of a RESX file that is named like a direction is translated", () => {
  const file = (text: string) => `<root><data name="Align.RightToLeft"><value>${text}</value></data></root>`;
  const input = new TextEncoder().encode(file("No"));
  expect(new TextDecoder().decode(translate("a.resx", input, arabic, "\u0644\u0627"))).toBe(file("\u0644\u0627"));
});

test.each([
  ["a.dita", '<t xml:lang="en" dir="ltr"><p>One</p></t>', '<t xml:lang="ar" dir="rtl"><p>\u0648</p></t>'],
  [
    "a.dita",
    '<t dir="ltr"><p dir="ltr">One<ph dir="ltr">One</ph></p><codeblock dir="ltr">One</codeblock><p dir="lro">One</p></t>',
    '<t dir="rtl"><p dir="rtl">\u0648<ph dir="ltr">\u0648</ph></p><codeblock dir="ltr">\u0648</codeblock><p dir="lro">\u0648</p></t>',
  ],
  [
    "a.xlf",
    '<xliff version="2.0" srcLang="en" trgLang="ar"><file id="f" srcDir="ltr" trgDir="ltr"><unit id="u" trgDir="auto"><segment><source>One</source></segment></unit></file></xliff>',
    '<xliff version="2.0" srcLang="en" trgLang="ar"><file id="f" srcDir="ltr" trgDir="rtl"><unit id="u" trgDir="auto"><segment state="translated"><source>One</source><target>\u0648</target></segment></unit></file></xliff>',
  ],
  ["a.xml", '<t xml:lang="en" its:dir="ltr"><p>One</p></t>', '<t xml:lang="ar" its:dir="rtl"><p>\u0648</p></t>'],
  ["a.md", "---\nlang: en-US\ndir: 'ltr'\n---\n\nOne\n", "---\nlang: ar\ndir: 'rtl'\n---\n\n\u0648\n"],
  ["a.mdx", '+++\nlang = "en"\ndir = "ltr"\n+++\nOne\n', '+++\nlang = "ar"\ndir = "rtl"\n+++\n\u0648\n'],
])("the language and direction that %s names change with its text", (name, file, output) => {
  const bytes = translate(name, new TextEncoder().encode(file), arabic, "\u0648");
  expect(new TextDecoder().decode(bytes)).toBe(output);
});

describe("timed text", () => {
  const captions = (styles: string, body: string, text: string) =>
    `<tt xmlns:s="http://www.w3.org/ns/ttml#styling"><head><layout>${styles}</layout></head><body${body}><p>${text}</p></body></tt>`;

  test.each([
    ['<region s:writingMode="lrtb" s:textAlign="left"/>', '<region s:writingMode="rltb" s:textAlign="start"/>'],
    ['<style s:direction="ltr" s:textAlign="end"/>', '<style s:direction="rtl" s:textAlign="end"/>'],
  ])("with %s is from right to left in Arabic", (source, target) => {
    const file = new TextEncoder().encode(captions(source, "", 'One <span s:direction="ltr">two</span>'));
    expect(new TextDecoder().decode(translate("a.ttml", file, arabic, "\u0648"))).toBe(
      captions(target, ' s:direction="rtl"', '\u0648<span s:direction="rtl">\u0648</span>'),
    );
  });
});

const fixtures = new URL("../fixtures/", import.meta.url);

describe.each(["docx", "pptx", "xlsx", "odt", "ods", "odp", "epub", "idml"])("%s", (format) => {
  const cases = readdirSync(new URL(`${format}/`, fixtures));

  test.each(cases)("%s in Arabic says so in its parts, and none in French does", (name) => {
    const folder = new URL(`${format}/${name}/`, fixtures);
    const { fileName, input: file } = readCaseFile(folder);
    const said =
      /<w:bidi\/>|\srtl="1"|rightToLeft="1"|rl-tb|dir="rtl"|page-progression-direction="rtl"|RightToLeftDirection/;
    const all = (bytes: Uint8Array) =>
      Object.values(unzipSync(bytes))
        .map((entry) => new TextDecoder().decode(entry))
        .join("");
    const there = translate(fileName, file, arabic, "\u0648");
    expect(all(there)).toMatch(said);
    if (said.test(all(file))) return;
    expect(all(translate(fileName, file, ["en", "fr"], "un"))).not.toMatch(said);
    const back = translate(fileName, there, english, "One");
    expect(all(back)).not.toMatch(said);
  });
});
