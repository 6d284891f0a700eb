import { strFromU8, strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import { ZipArchive } from "../zip/archive.ts";
import { epub } from "./index.ts";

const container = '<container><rootfiles><rootfile full-path="a/p.opf"/></rootfiles></container>';
const packageOf = (href: string) =>
  '<package xml:lang="en"><metadata><dc:title>Title</dc:title><dc:language>en</dc:language></metadata>' +
  `<manifest><item id="t" href="${href}" media-type="application/xhtml+xml"/></manifest>` +
  '<spine><itemref idref="t"/></spine></package>';
const page = '<html lang="en"><body><p id="p"><a href="#p">Text</a> here</p></body></html>';
const cipher = (uri: string) =>
  `<encryption><EncryptedData><CipherReference URI="${uri}"/></EncryptedData></encryption>`;

type Others = Readonly<Record<string, string | Uint8Array>>;

/** A publication of one document with other or further entries. */
function publication(others: Others = {}): Uint8Array {
  const entries = {
    "META-INF/container.xml": container,
    "a/p.opf": packageOf("t.xhtml"),
    "a/t.xhtml": page,
    "a/font.otf": Uint8Array.of(0, 255, 1),
    ...others,
  };
  const files = Object.entries(entries).map(([name, file]) => [name, typeof file === "string" ? strToU8(file) : file]);
  const mimetype: Zippable[string] = [strToU8("application/epub+zip"), { level: 0 }];
  return zipSync({ mimetype, ...Object.fromEntries(files) });
}

const settings = settingsFor(epub, { sourceLanguage: "en", targetLanguage: "de" });
const extract = (others?: Others) => epub.extract(publication(others), settings);

test("a translation changes texts and languages alone", () => {
  const file = publication();
  const merged = epub.extract(file, settings).merge(['<g id="1">Wort</g> hier', "Titel"]);
  const [before, after] = [new ZipArchive(file), new ZipArchive(merged)];
  expect(after.names).toEqual(before.names);
  expect(after.read("a/font.otf")).toEqual(before.read("a/font.otf"));
  expect(strFromU8(after.read("a/t.xhtml") as Uint8Array)).toBe(
    page.replace('lang="en"', 'lang="de"').replace("Text", "Wort").replace("here", "hier"),
  );
  expect(strFromU8(after.read("a/p.opf") as Uint8Array)).toBe(
    packageOf("t.xhtml").replace('lang="en"', 'lang="de"').replace(">en<", ">de<").replace("Title", "Titel"),
  );
});

test("the media type stays the first entry, and unpacked", () => {
  const merged = extract().merge([undefined, "Titel"]);
  expect(strFromU8(merged.subarray(30, 58))).toBe("mimetypeapplication/epub+zip");
});

test("obfuscated fonts stay, encrypted text cannot be read", () => {
  expect(extract({ "META-INF/encryption.xml": cipher("a/font.otf") }).segments).toHaveLength(2);
  expect(() => extract({ "META-INF/encryption.xml": cipher("a/t.xhtml") })).toThrow(
    "File extraction error: an entry is encrypted (a/t.xhtml)",
  );
});

test.each([
  ["not an EPUB: it is of another type", { mimetype: "application/zip" }],
  ["not an EPUB: no META-INF/container.xml names a package document", { "META-INF/container.xml": "<container/>" }],
  ["an entry is missing (a/q.opf)", { "META-INF/container.xml": container.replace("p.opf", "q.opf") }],
  ["an entry is missing (a/other.xhtml)", { "a/p.opf": packageOf("other.xhtml") }],
  ["an element is closed by another name at line 2, column 4 (a/t.xhtml)", { "a/t.xhtml": "<html>\n<p></html>" }],
  ["a DOCTYPE that declares entities", { "a/t.xhtml": '<!DOCTYPE html [<!ENTITY a "b">]><html/>' }],
  ["elements nested deeper than 1000", { "a/t.xhtml": "<b>".repeat(100_000) }],
  ["not utf-8 at line 1, column 4 (a/t.xhtml)", { "a/t.xhtml": Uint8Array.of(60, 97, 62, 255) }],
])("%s", (message, others) => {
  expect(() => extract(others)).toThrow(`File extraction error: ${message}`);
});

test("references out of the publication name no document", () => {
  for (const href of ["https://example.com/t.xhtml", "//example.com/t.xhtml", "file:///etc/passwd", "%zz"]) {
    expect(extract({ "a/p.opf": packageOf(href) }).segments.map(({ source }) => source)).toEqual(["Title"]);
  }
  expect(() => extract({ "a/p.opf": packageOf("../../../etc/passwd") })).toThrow("an entry is missing (etc/passwd)");
});
