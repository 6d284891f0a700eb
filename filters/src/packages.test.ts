import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { type Filter, filterNamed, settingsFor } from "./index.ts";
import { makings } from "./testing/generated-files.ts";

/** The document of each kind of package, with this content in it. */
const documents: Readonly<Record<string, (content: string) => string>> = {
  epub: (content) => `<html><body><p>Text</p>${content}</body></html>`,
  idml: (content) =>
    `<Story Self="u"><ParagraphStyleRange><CharacterStyleRange><Content>Text</Content>${content}</CharacterStyleRange></ParagraphStyleRange></Story>`,
  odt: (content) =>
    `<office:document-content><office:body><office:text><text:p>Text</text:p>${content}</office:text></office:body></office:document-content>`,
};

describe.each(Object.entries(documents))("a package of %s", (name, documentOf) => {
  const filter = filterNamed(name) as Filter;
  const settings = settingsFor(filter, { sourceLanguage: "en" });
  const zipUncompressed = (document: string) => makings[name]?.pack?.(strToU8(document)) as Uint8Array;
  const extract = (file: Uint8Array, limits = settings.limits) => filter.extract(file, { ...settings, limits });
  const sources = (document: string) => extract(zipUncompressed(document)).segments.map(({ source }) => source);

  test("is read when nothing is wrong with it", () => expect(sources(documentOf(""))).toEqual(["Text"]));

  test("is refused when its document unpacks to more than a hundred times its size", () => {
    const blanks = documentOf(" ".repeat(20_000_000));
    const bomb = zipSync(unzipSync(zipUncompressed(blanks)));
    expect(() => extract(bomb)).toThrow(
      /^File extraction error: an entry unpacks to more than 100 times its size \(.+\)$/,
    );
  });

  test("is refused when it is larger than allowed, unpacked", () => {
    const file = zipUncompressed(documentOf("<!-- note -->".repeat(10_000)));
    expect(() => extract(file, { ...settings.limits, bytes: file.length - 1 })).toThrow(/^File extraction error/);
  });

  test("is refused when its elements nest deep", () => {
    expect(() => sources(documentOf("<Table>".repeat(100_000)))).toThrow(/^File extraction error: .*deeper than 1000/);
  });

  test.each(["../up.xml", "/etc/passwd", "C:\\x.xml", "a\\..\\..\\b"])("is refused with an entry named %s", (entry) => {
    const file = zipSync({ ...unzipSync(zipUncompressed(documentOf(""))), [entry]: strToU8("x") });
    expect(() => extract(file)).toThrow(/^File extraction error: .*name points outside/);
  });

  test("is refused when its document declares an external entity", () => {
    const document = `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${documentOf("")}`;
    expect(() => sources(document)).toThrow(
      /^File extraction error: a DOCTYPE (?:that declares entities|with an external)/,
    );
  });

  test("does not look into an archive that is in it", () => {
    const inside = zipSync({ "x.xml": strToU8(documentOf("")) });
    const file = zipSync({ ...unzipSync(zipUncompressed(documentOf(""))), "inside.zip": inside });
    expect(extract(file).segments.map(({ source }) => source)).toEqual(["Text"]);
  });
});
