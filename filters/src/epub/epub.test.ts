import { strFromU8, strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import { ZipArchive } from "../zip/archive.ts";
import { epub } from "./index.ts";

const container = '<container><rootfiles><rootfile full-path="a/p.opf"/></rootfiles></container>';
const buildPackage = (href: string) =>
  '<package xml:lang="en"><metadata><dc:title>Title</dc:title><dc:language>en</dc:language></metadata>' +
  `<manifest><item id="t" href="${href}" media-type="application/xhtml+xml"/></manifest>` +
  '<spine><itemref idref="t"/></spine></package>';
const page = '<html lang="en"><body><p id="p"><a href="#p">Text</a> here</p></body></html>';
const cipher = (uri: string) =>
  `<encryption><EncryptedData><CipherReference URI="${uri}"/></EncryptedData></encryption>`;

type Others = Readonly<Record<string, string | Uint8Array>>;

/** A publication of one document, with these entries replaced or added. */
function publication(others: Others = {}): Uint8Array {
  const entries = {
    "META-INF/container.xml": container,
    "a/p.opf": buildPackage("t.xhtml"),
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

const entry = (file: Uint8Array, name: string) => strFromU8(new ZipArchive(file).read(name) as Uint8Array);

test("a translation changes texts and languages alone", () => {
  const file = publication();
  const merged = epub.extract(file, settings).merge(['<g id="1">Wort</g> hier', "Titel"]);
  const [before, after] = [new ZipArchive(file), new ZipArchive(merged)];
  expect(after.names).toEqual(before.names);
  expect(after.read("a/font.otf")).toEqual(before.read("a/font.otf"));
  expect(entry(merged, "a/t.xhtml")).toBe(
    page.replace('lang="en"', 'lang="de"').replace("Text", "Wort").replace("here", "hier"),
  );
  expect(entry(merged, "a/p.opf")).toBe(
    buildPackage("t.xhtml").replace('lang="en"', 'lang="de"').replace(">en<", ">de<").replace("Title", "Titel"),
  );
});

test("text in another language than its document's stays", () => {
  const document =
    '<html xml:lang="en-GB"><body><p xml:lang="fr">Non</p><p>Text <i xml:lang="la">non</i> <i xml:lang="en">here</i></p></body></html>';
  const { segments, merge } = extract({ "a/t.xhtml": document });
  expect(segments.map(({ source }) => source)).toEqual(['Text <x id="1"/> <g id="2">here</g>', "Title"]);
  const merged = new ZipArchive(merge(['Wort <x id="1"/> <g id="2">hier</g>', undefined]));
  expect(strFromU8(merged.read("a/t.xhtml") as Uint8Array)).toBe(
    document.replace("en-GB", "de").replace('"en"', '"de"').replace("Text", "Wort").replace("here", "hier"),
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
  ["an entry is missing (a/other.xhtml)", { "a/p.opf": buildPackage("other.xhtml") }],
  ["an element is closed with a different name at line 2, column 4 (a/t.xhtml)", { "a/t.xhtml": "<html>\n<p></html>" }],
  [
    "a DOCTYPE with an external or parameter entity",
    { "a/t.xhtml": '<!DOCTYPE html [<!ENTITY a SYSTEM "b">]><html/>' },
  ],
  ["elements nested deeper than 1000", { "a/t.xhtml": "<b>".repeat(100_000) }],
  ["not utf-8 at line 1, column 4 (a/t.xhtml)", { "a/t.xhtml": Uint8Array.of(60, 97, 62, 255) }],
])("%s", (message, others) => {
  expect(() => extract(others)).toThrow(`File extraction error: ${message}`);
});

test("documents outside of the reading order come after it, and need not be there", () => {
  const items = ["other", "none"].map(
    (id) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const others = {
    "a/p.opf": buildPackage("t.xhtml").replace("<item", `${items.join("")}<item`),
    "a/other.xhtml": "<html><body><p>Contents</p></body></html>",
  };
  expect(extract(others).segments.map(({ source }) => source)).toEqual([
    '<g id="1">Text</g> here',
    "Contents",
    "Title",
  ]);
});

test("the titles of a guide are texts", () => {
  const document = (title: string) =>
    buildPackage("t.xhtml").replace("</package>", `<guide><reference type="toc" title=${title}/></guide></package>`);
  const { segments, merge } = extract({ "a/p.opf": document("'Cover &amp; more'") });
  expect(segments.at(-1)).toEqual({ source: "Cover & more", context: "reference@title" });
  const merged = merge([undefined, undefined, `L'"image" & plus`]);
  expect(entry(merged, "a/p.opf")).toContain("title='L&apos;&quot;image&quot; &amp; plus'");
});

test("the language of a title changes when it is that of the text", () => {
  const document = (...languages: string[]) =>
    buildPackage("t.xhtml").replace(
      "<dc:title>Title</dc:title>",
      languages.map((language) => `<dc:title xml:lang="${language}">Title</dc:title>`).join(""),
    );
  const merged = extract({ "a/p.opf": document("en-GB", "cy") }).merge([undefined, "Titel", undefined]);
  expect(entry(merged, "a/p.opf")).toContain('xml:lang="de">Titel</dc:title><dc:title xml:lang="cy">');
});

test("numbers of printed pages stay, in the NCX, in the navigation and where the pages begin", () => {
  const items =
    '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>' +
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml"/>';
  const target = "<text>ix</text></ncx:navLabel></ncx:pageTarget>";
  const others = {
    "a/p.opf": buildPackage("t.xhtml").replace("<item", `${items}<item`),
    "a/t.xhtml":
      '<html><body><p><span epub:type="pagebreak" title="ix"/>Here</p><p>is<b role="doc-pagebreak">x</b> a page.</p>' +
      '<div epub:type="pagebreak" aria-label="xi"></div></body></html>',
    "a/nav.xhtml":
      '<html><body><nav epub:type="page-list"><h2>Pages</h2><ol><li><a href="t.xhtml">ix</a></li></ol></nav>' +
      '<nav epub:type="landmarks"><ol><li>Start</li></ol></nav></body></html>',
    "a/toc.ncx":
      "<ncx:ncx><ncx:docAuthor><text>Writer</text></ncx:docAuthor><ncx:pageList><ncx:navLabel><text>List of pages" +
      `</text></ncx:navLabel><ncx:pageTarget><ncx:navLabel>${target}</ncx:pageList></ncx:ncx>`,
  };
  expect(extract(others).segments.map(({ source }) => source)).toEqual([
    "Here",
    'is<x id="1"/> a page.',
    "Pages",
    "Start",
    "List of pages",
    "Title",
  ]);
});

test("references out of the publication name no document", () => {
  for (const href of ["https://example.com/t.xhtml", "//example.com/t.xhtml", "file:///etc/passwd", "%zz"]) {
    expect(extract({ "a/p.opf": buildPackage(href) }).segments.map(({ source }) => source)).toEqual(["Title"]);
  }
  expect(() => extract({ "a/p.opf": buildPackage("../../../etc/passwd") })).toThrow("an entry is missing (etc/passwd)");
});

test("a note names the documents with text in a frame of their own", () => {
  const frame = page.replace("</body>", '<iframe srcdoc="&lt;p&gt;Words&lt;/p&gt;"></iframe></body>');
  expect(extract({ "a/t.xhtml": frame }).note).toBe(
    "The text in a srcdoc attribute or conditional comment in these documents wasn't translated: a/t.xhtml.",
  );
  expect(extract().note).toBeUndefined();
});

test("the summary of a publication's accessibility is translated, and other properties are not", () => {
  const meta = (text: string) =>
    `<meta property="schema:accessibilitySummary">${text}</meta><meta property="schema:accessMode">textual</meta>`;
  const others = { "a/p.opf": buildPackage("t.xhtml").replace("</metadata>", `${meta("Has alt text.")}</metadata>`) };
  const { segments, merge } = extract(others);
  expect(segments.map(({ source }) => source)).toEqual(['<g id="1">Text</g> here', "Title", "Has alt text."]);
  expect(entry(merge([undefined, undefined, "Mit Text."]), "a/p.opf")).toContain(meta("Mit Text."));
});

test("a publication is read although its navigation isn't well-formed", () => {
  const item = '<item id="n" href="toc.ncx" media-type="application/x-dtbncx+xml"/>';
  const others = {
    "a/p.opf": buildPackage("t.xhtml").replace("<item", `${item}<item`),
    "a/toc.ncx": "<ncx><meta></ncx>",
  };
  const { segments, merge, note } = extract(others);
  expect([segments.length, note]).toEqual([2, "Parts that can't be read are unchanged: a/toc.ncx."]);
  expect(entry(merge(['<g id="1">Wort</g> hier', undefined]), "a/toc.ncx")).toBe(others["a/toc.ncx"]);
});

test("the texts of drawings are translated, unless they can't be read", () => {
  const item = (name: string) => `<item id="${name}" href="${name}.svg" media-type="image/svg+xml"/>`;
  const drawing = (text: string, language: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${language}"><text>${text}</text></svg>`;
  const others = {
    "a/p.opf": buildPackage("t.xhtml").replace("<manifest>", `<manifest>${["b", "c", "d", "e"].map(item).join("")}`),
    "a/b.svg": drawing("Sea", "en"),
    "a/c.svg": "<svg><path/></svg>",
    "a/d.svg": "<svg><text>Broken</svg>",
  };
  const { segments, merge, note } = extract(others);
  expect(segments.map(({ source }) => source)).toEqual(['<g id="1">Text</g> here', "Sea", "Title"]);
  expect(note).toBe("Parts that can't be read are unchanged: a/d.svg.");
  const merged = merge([undefined, "Meer", undefined]);
  expect(entry(merged, "a/b.svg")).toBe(drawing("Meer", "de"));
  for (const name of ["a/c.svg", "a/d.svg"] as const) expect(entry(merged, name)).toBe(others[name]);
});

test("documents that are declared to be HTML are read, well formed or not, and a missing navigation is no fault", () => {
  const item = (name: string, type: string) => `<item id="${name}" href="${name}" media-type="${type}"/>`;
  const items = [
    item("b.html", "text/html; charset=utf-8"),
    item("c.html", "TEXT/HTML"),
    item("n", "application/x-dtbncx+xml"),
    item("d.html", "text/html"),
    item("e.html", "text/html"),
  ];
  const others = {
    "a/p.opf": buildPackage("t.xhtml")
      .replace("<manifest>", `<manifest>${items.join("")}`)
      .replace("</spine>", '<itemref idref="b.html"/><itemref idref="e.html"/></spine>'),
    "a/d.html": Buffer.from("<p>Caf\u00e9</p>", "latin1"),
    "a/b.html": "<html><body><p>One<br>two</p></body></html>",
    "a/c.html": "<html><body><p>Three</p></body></html>",
  };
  const { segments, merge, note } = extract(others);
  expect(note).toBe("Parts that can't be read are unchanged: a/e.html, a/d.html.");
  expect(segments.map(({ source }) => source)).toEqual([
    '<g id="1">Text</g> here',
    'One<x id="1"/>two',
    "Three",
    "Title",
  ]);
  const merged = merge([undefined, 'Eins<x id="1"/>zwei', undefined, undefined]);
  expect(entry(merged, "a/b.html")).toBe(others["a/b.html"].replace("One", "Eins").replace("two", "zwei"));
});
