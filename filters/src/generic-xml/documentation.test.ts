import { expect, test } from "vitest";
import { type Filter, filterNamed, settingsFor } from "../index.ts";

const xml = filterNamed("xml") as Filter;

function translate(text: string) {
  const { segments, merge } = xml.extract(Buffer.from(text), settingsFor(xml, { sourceLanguage: "en" }));
  const sources = segments.map(({ source }) => source);
  return { sources, output: Buffer.from(merge(sources.map((source) => source.replace(/One|Two/g, "$&s")))).toString() };
}

test.each([
  '<!DOCTYPE topic PUBLIC "-//OASIS//DTD DITA Topic//EN" "topic.dtd">',
  '<!DOCTYPE article PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "docbookx.dtd">',
])("code of a document with %s stays, and its lines are kept", (doctype) => {
  const file = (one: string, two: string) =>
    `${doctype}\n<map title="${one}"><p>${one} <codeph>Two</codeph><image alt="${two}"/></p><area><shape>One</shape><coords>1,Two</coords></area><programlisting>if One:\n  Two</programlisting><lines>${one}\n${two}</lines></map>`;
  const { sources, output } = translate(file("One", "Two"));
  expect(sources).toEqual(["One", 'One <x id="1"/><x id="2"/>', "Two", "One", "Two"]);
  expect(output).toBe(file("Ones", "Twos"));
});

test("attributes of DITA and DocBook that are shown are texts, and so is a tip in a link", () => {
  const file = (one: string, two: string) =>
    `<!DOCTYPE book PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "d.dtd"><book xreflabel="${one}"><note type="other" othertype="${two}">${one}</note><para>${one} <citerefentry>\n<refentrytitle>Two</refentrytitle></citerefentry><xref xlink:title="${one}">b<desc>${two}</desc></xref></para><funcsynopsis><funcdef>One</funcdef></funcsynopsis><address>${one}\n ${two}</address></book>`;
  const { sources, output } = translate(file("One", "Two"));
  expect(sources).toEqual([
    "One",
    "Two",
    "One",
    'One <x id="1"/><g id="2">b<x id="3"/></g>',
    "One",
    "Two",
    "One",
    "Two",
  ]);
  expect(output).toBe(file("Ones", "Twos"));
});

test("identifiers of AppStream stay", () => {
  const file = (one: string) =>
    `<?xml version="1.0"?>\n<component type="desktop-application"><id>org.One</id><extends>org.One</extends><metadata_license>One</metadata_license><name>${one}</name><name xml:lang="de">Ein</name><launchable type="desktop-id">One</launchable><screenshots><screenshot><caption>${one}</caption><image>One</image></screenshot></screenshots><provides><binary>One</binary></provides><metadata><value key="a">One</value></metadata><releases><release><issues><issue>One</issue></issues></release></releases></component>`;
  expect(translate(file("One")).sources).toEqual(["One", "One"]);
  expect(translate(file("One")).output).toContain("<caption>Ones</caption><image>One</image>");
});

test("elements that are marked as translatable are texts, and others of the document are not", () => {
  const glade = (label: string) =>
    `<interface><object class="GtkLabel"><property name="visible">True</property><property name="label" translatable="yes">${label}</property></object></interface>`;
  expect(translate(glade("One")).sources).toEqual(["One"]);
  expect(translate(glade("One")).output).toBe(glade("Ones"));
  expect(
    translate('<a><b>One</b><b translatable="no">Two <i>c</i></b><b translatable="false">d</b></a>').sources,
  ).toEqual(["One"]);
});

test("elements of other documents with such names are texts, and only their lines are kept", () => {
  const about = "<!-- Not DITA. --><a><b>DocBook</b>";
  const { sources, output } = translate(`${about}<code>One\n Two</code><pre>One\n Two</pre></a>`);
  expect(sources).toEqual(["DocBook", "One Two", "One", "Two"]);
  expect(output).toBe(`${about}<code>Ones Twos</code><pre>Ones\n Twos</pre></a>`);
});

test("footnotes, lists and lines within a text of DocBook or DITA are separate texts", () => {
  const file = (one: string, two: string) =>
    `<!DOCTYPE book PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "d.dtd"><book><para>${one} <footnote><para>${two}.</para></footnote>b:<itemizedlist><listitem><para>${one}</para></listitem></itemizedlist>c <lines>${one}\n  ${two}</lines></para><p><b>${one}:</b> <i>${two}</i></p></book>`;
  const { sources, output } = translate(file("One", "Two"));
  expect(sources).toEqual([
    'One <x id="1"/>b:<x id="2"/>c <x id="3"/>',
    "Two.",
    "One",
    "One",
    "Two",
    '<g id="1">One:</g> <g id="2">Two</g>',
  ]);
  expect(output).toBe(file("Ones", "Twos"));
});

test("the language changes wherever text of the source's language is", () => {
  const translateIn = (name: string, text: string) => {
    const filter = filterNamed(name) as Filter;
    const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" });
    const { segments, merge } = filter.extract(Buffer.from(text), settings);
    return Buffer.from(merge(segments.map(() => "Zwei"))).toString();
  };
  const xmlFile = (lang: string, text = "Zwei") =>
    `<a><b xml:lang="${lang}">${text}</b><b xml:lang="fr">Deux</b><b xml:lang="">${text}</b><b lang="en">${text}</b></a>`;
  expect(translateIn("xml", xmlFile("en-US", "Two"))).toBe(xmlFile("de"));
  const ttml = (lang: string, text = "Zwei") =>
    `<tt xml:lang="${lang}"><body><div xml:lang="${lang}"><p>${text}</p></div></body></tt>`;
  expect(translateIn("ttml", ttml("en", "Two"))).toBe(ttml("de"));
  const docBook = (lang: string, text = "Zwei") =>
    `<!DOCTYPE article PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "d.dtd"><article lang="${lang}"><para>${text}</para><para lang="fr">Deux</para></article>`;
  expect(translateIn("xml", docBook("en", "Two"))).toBe(docBook("de"));
});

test("lines of a caption in separate spans are one text", () => {
  const ttml = filterNamed("ttml") as Filter;
  const file = Buffer.from(
    "<tt xmlns='http://www.w3.org/ns/ttml'><head><metadata><title>No</title></metadata></head><body><div><p><span>Mind the</span><br></br><span>wet deck.</span></p><p>\n <span>One</span>\n</p></div></body></tt>",
  );
  for (const filter of [ttml, xml]) {
    const { segments } = filter.extract(file, settingsFor(filter, { sourceLanguage: "en" }));
    expect(segments.map(({ source }) => source)).toEqual([
      '<g id="1">Mind the</g><x id="2"/><g id="3">wet deck.</g>',
      "One",
    ]);
  }
  const quoted = Buffer.from("<!-- <tt xmlns='http://www.w3.org/ns/ttml'> --><a><head>One</head></a>");
  const settings = settingsFor(xml, { sourceLanguage: "en" });
  expect(xml.extract(quoted, settings).segments.map(({ source }) => source)).toEqual(["One"]);
});

test("a translation of Japanese captions drops the readings of their signs", () => {
  const ttml = filterNamed("ttml") as Filter;
  const base = (text: string) => `<span tts:ruby="container"><span tts:ruby="base">${text}</span>`;
  const reading = '<span tts:ruby="delimiter">(</span><span tts:ruby="text">\u304B</span>';
  const file = (text: string) => `<tt xmlns="http://www.w3.org/ns/ttml"><body><div>${text}</div></body></tt>`;
  const input = file(`<p>\u3053${base("\u6F22")}${reading}</span></p><p>${base("\u6771")}${reading}</span></p>`);
  const read = (sourceLanguage: string) => ttml.extract(Buffer.from(input), settingsFor(ttml, { sourceLanguage }));
  const { segments, merge } = read("ja");
  expect(segments.map(({ source }) => source)).toEqual(['\u3053<g id="1"><g id="2">\u6F22</g></g>', "\u6771"]);
  expect(Buffer.from(merge(['Das <g id="1"><g id="2">Zeichen</g></g>', undefined])).toString()).toBe(
    file(`<p>Das ${base("Zeichen")}</span></p><p>${base("\u6771")}${reading}</span></p>`),
  );
  expect(read("en").segments[1]?.source).toContain("\u304B");
});

test("a note names the entities whose texts stay", () => {
  const file = Buffer.from(
    `<!DOCTYPE book [<!ENTITY name "Acme"><!ENTITY url "http://a b/"><!ENTITY time "0.2 SBU\n (running the tests)">]><book>One &time;</book>`,
  );
  const extraction = xml.extract(file, settingsFor(xml, { sourceLanguage: "en" }));
  expect(extraction.note).toBe("The text in these entities wasn't translated: time.");
});
