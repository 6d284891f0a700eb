import { unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { findFilter, settingsFor } from "./index.ts";
import { packFiles } from "./testing/ooxml-files.ts";

const main = "word/document.xml";
const word = (body: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${body}</w:p></w:body></w:document>`;
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const range = (text: string, reading = "") =>
  `<CharacterStyleRange Style="n"${reading}><Content>${text}</Content></CharacterStyleRange>`;
const pack = (entries: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)])));

const files = {
  html: {
    pack: (body: string) => Buffer.from(`<p>${body}</p>`),
    entry: undefined,
    text: "一<ruby>漢<rt>かん</rt></ruby>二",
    plain: "一漢二",
    tagged: '一<g id="1">漢<g id="2">かん</g></g>二',
  },
  vtt: {
    pack: (text: string) => Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`),
    entry: undefined,
    text: "一<ruby>漢<rt>かん</rt></ruby>二",
    plain: "一漢二",
    tagged: '一<g id="1">漢<g id="2">かん</g></g>二',
  },
  odt: {
    pack: (body: string) =>
      pack({
        mimetype: "application/vnd.oasis.opendocument.text",
        "content.xml": `<office:document-content><office:body><text:p>${body}</text:p></office:body></office:document-content>`,
      }),
    entry: "content.xml",
    text: "一<text:ruby><text:ruby-base>漢</text:ruby-base><text:ruby-text>かん</text:ruby-text></text:ruby>二",
    plain: "一漢二",
    tagged: '一<g id="1"><g id="2">漢</g><g id="3">かん</g></g>二',
  },
  idml: {
    pack: (body: string) =>
      pack({
        "designmap.xml": '<Document><Story src="Stories/a.xml"/></Document>',
        "Stories/a.xml": `<idPkg:Story xmlns:idPkg="x"><Story Self="a"><ParagraphStyleRange>${body}</ParagraphStyleRange></Story></idPkg:Story>`,
      }),
    entry: "Stories/a.xml",
    text: range("一") + range("漢", ' RubyFlag="true" RubyString="かん"') + range("二"),
    plain: "一漢二",
    tagged: '一<g id="1">漢</g>二',
  },
  docx: {
    pack: (body: string) => packFiles({ [main]: word(body) }, [["", "officeDocument", main]]),
    entry: main,
    text: `${run("一")}<w:r><w:ruby><w:rubyPr/><w:rt>${run("かん")}</w:rt><w:rubyBase>${run("漢")}</w:rubyBase></w:ruby></w:r>${run("二")}`,
    plain: "一漢二",
    tagged: '一<x id="1"/>二',
  },
} as const;

test.each(Object.entries(files))("readings in .%s belong to the signs of the source's language", (format, file) => {
  const bytes = file.pack(file.text);
  const filter = findFilter(`a.${format}`) ?? expect.fail();
  const read = (sourceLanguage: string) => filter.extract(bytes, settingsFor(filter, { sourceLanguage }));
  const contentOf = (written: Uint8Array) =>
    Buffer.from((file.entry && unzipSync(written)[file.entry]) || written).toString();
  for (const language of ["ja", "zh", "zh-Hant", "ko"]) {
    const { segments, merge } = read(language);
    expect(segments.map(({ source }) => source)).toEqual([file.plain]);
    expect(contentOf(merge(["One."]))).not.toMatch(/かん|ruby/i);
    expect(contentOf(merge([undefined]))).toBe(contentOf(bytes));
  }
  const { segments, merge } = read("en");
  const [{ source }] = segments as [{ source: string }];
  expect([segments.length, source.replaceAll(' equiv-text=" "', "")]).toEqual([1, file.tagged]);
  const written = contentOf(merge([source.replace("一", "三")]));
  expect(written).toBe(contentOf(bytes).replace("一", "三"));
});

test("a word under a reading is translated in a text of a language without readings", () => {
  const file = files.docx.pack(files.docx.text.replace("漢", "cat"));
  const filter = findFilter("a.docx") ?? expect.fail();
  const { segments } = filter.extract(file, settingsFor(filter, { sourceLanguage: "en" }));
  expect(segments.map(({ source }) => source)).toEqual(["一cat二"]);
});

test("a reading of captions may have tags in it and no end", () => {
  const file = files.vtt.pack("一<ruby>漢<rt><i>かん</i></rt>字<rt.a>じ</ruby>二");
  const filter = findFilter("a.vtt") ?? expect.fail();
  const { segments, merge } = filter.extract(file, settingsFor(filter, { sourceLanguage: "ja" }));
  expect(segments.map(({ source }) => source)).toEqual(["一漢字二"]);
  expect(Buffer.from(merge(["One."]))).toEqual(files.vtt.pack("One."));
});
