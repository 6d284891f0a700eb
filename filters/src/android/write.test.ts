import { expect, test } from "vitest";
import { type Filter, filterNamed, findFilter, settingsFor } from "../index.ts";
import { escapeBlanks } from "./write.ts";

const sourcesOf = (name: string, file: string, targetLanguage?: string) => {
  const filter = findFilter(name) as Filter;
  const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage });
  const { segments, note, merge } = filter.extract(Buffer.from(file), settings);
  return { sources: segments.map(({ source }) => source), note, merge };
};
const save = '<string name="a">Save</string>';

test.each([
  ["<note>Words</note>", "The text in these elements wasn't translated: note."],
  [
    "<array name='b'><item>Words</item></array>Words",
    "The text in these elements wasn't translated: array, resources.",
  ],
  ["<array name='b'><item>#ff00ff</item><item> 10dp</item><item>@string/a</item></array>", undefined],
  ["<note translatable='false'>Words</note><bool name='c'>true</bool><eat-comment/>", undefined],
])("the note names elements with text that Android doesn't have: %s", (others, note) => {
  expect(sourcesOf("strings.xml", `<resources>${save}${others}</resources>`)).toMatchObject({
    sources: ["Save"],
    note,
  });
});

test.each([
  ["<id name='b'>Words</id>", ["Words"]],
  ["<style name='b'>Words</style>", ["Words"]],
  ["<public name='b'/><array name='c'>Words <b>here</b></array>", ['Words <g id="1">here</g>']],
  ["<style name='b'><item name='c'>bold</item></style><string name='d'>It\\'s</string>", ["It's"]],
  ["<eat-comment/><string name='d'>It\\'s</string>", ["It's"]],
  ["<color name='b'>red</color><overlayable name='c'></overlayable><string name='d'>It\\'s</string>", ["It's"]],
])("resources are XML if their form isn't Android's: %s", (resources, sources) => {
  expect(sourcesOf("arrays.xml", `<resources>${resources}</resources>`).sources).toEqual(sources);
});

test("text that its author excluded stays, in an element, an item, or the whole file", () => {
  const list = `<string-array name="b"><item translatable="false">One</item><item>Two</item></string-array>`;
  const file = `<resources>${save.replace(" name", ' its:translate="no" name')}${list}</resources>`;
  expect(sourcesOf("strings.xml", file).sources).toEqual(["Two"]);
  const all = `<resources translatable="false">${save}</resources>`;
  expect(() => sourcesOf("strings.xml", all)).toThrow("No translatable content");
});

test.each([
  ["\\'a\\' and \"it's\"", "\\'z\\' und <g id=\"1\">l'z</g>", "\\'z\\' und \"l\\'z\""],
  ['Say "it\'s" now', "D' <g id=\"1\">c'z</g> l'z", "D\\' \"c\\'z\" l\\'z"],
  ["It's one", "C'z", "C'z"],
  ['\\"a\\" &quot;b&quot;', '"z" "z"', '\\"z\\" \\"z\\"'],
])("apostrophes of %s are escaped unless the text has one without quotation marks", (source, target, written) => {
  const file = (text: string) => `<resources><string name="a">${text}</string></resources>`;
  const { merge } = sourcesOf("strings.xml", file(source));
  expect(Buffer.from(merge([target.replaceAll("\\'", "'")])).toString()).toBe(file(written));
});

test("plurals of Kotlin Multiplatform get the categories of the target language", () => {
  const form = (quantity: string, text: string) => `<item quantity="${quantity}">${text}</item>`;
  const file = (forms: string) => `<resources><plural name="a">${forms}</plural></resources>`;
  const { sources, merge } = sourcesOf("plurals.xml", file(form("one", "boat") + form("other", "boats")), "pl");
  expect(sources).toEqual(["boat", "boats", "boats", "boats"]);
  const written = form("one", "a") + form("few", "b") + form("many", "c") + form("other", "d");
  expect(Buffer.from(merge(["a", "b", "c", "d"])).toString()).toBe(file(written));
});

test.each([
  ["a b", "a b"],
  [" a  b ", "\\u0020a \\u0020b\\u0020"],
  ["<b/> a", "<b/>\\u0020a"],
  ["a <i/>", "a\\u0020<i/>"],
  ["a <b> b</b>", "a <b>\\u0020b</b>"],
  ['"" a', '""\\u0020a'],
  ['\\" a', '\\" a'],
  ['a \\\\" b"', 'a \\\\" b"'],
  ["a \\' b \\'", "a \\' b \\'"],
  ["", ""],
])("of %j, blanks that Android would not keep are escaped", (markup, written) => {
  expect(escapeBlanks(markup)).toBe(written);
});

test("the file names the target's language where it names one", () => {
  const filter = filterNamed("android") as Filter;
  const file = (locale: string) =>
    `<resources xmlns:tools="t" tools:locale="${locale}"><string name="a">A</string></resources>`;
  const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage: "pt-BR" });
  const { merge } = filter.extract(new TextEncoder().encode(file("en")), settings);
  expect(new TextDecoder().decode(merge(["B"]))).toBe(file("pt-BR").replace(">A<", ">B<"));
  expect(new TextDecoder().decode(merge([undefined]))).toBe(file("en"));
});

test("an item of the type string is one, and blanks that Android collapses are one", () => {
  const filter = filterNamed("android") as Filter;
  const file = (item: string, blanks: string) =>
    `<resources><item type="string" name="it">${item}</item><item type="id" name="no">no</item><string name="ws">${blanks}</string><string name="q">"two  blanks"</string></resources>`;
  const bytes = new TextEncoder().encode(file("Item string", "many    blanks\there"));
  const { segments, merge } = filter.extract(bytes, settingsFor(filter, { sourceLanguage: "en" }));
  const sources = segments.map(({ source }) => source);
  expect(sources).toEqual(["Item string", "many blanks here", "two  blanks"]);
  expect(merge(sources)).toEqual(bytes);
  const upper = ["ITEM", "MANY BLANKS HERE", undefined];
  expect(new TextDecoder().decode(merge(upper))).toBe(file("ITEM", "MANY BLANKS HERE"));
});

test("a control that the text has keeps its escape, and any other control is left out", () => {
  const filter = filterNamed("android") as Filter;
  const file = (text: string) =>
    `<resources><string name="a">${text}</string><string name="b">Bell</string></resources>`;
  const settings = settingsFor(filter, { sourceLanguage: "en" });
  const { segments, merge } = filter.extract(
    new TextEncoder().encode(file("Bell\\u0007 and <b>page\\u000C</b>")),
    settings,
  );
  expect(segments[0]?.source).toBe('Bell\x07 and <g id="1">page\f</g>');
  const written = new TextDecoder().decode(merge(['Glocke\x07 <g id="1">\fSeite</g>\x1b', undefined]));
  expect(written).toBe(file("Glocke\\u0007 <b>\\u000CSeite</b>"));
});

test("tags in a section stay pairs when a translation exchanges them", () => {
  const filter = filterNamed("android") as Filter;
  const file = (text: string) => `<resources><string name="a"><![CDATA[${text}]]></string></resources>`;
  const bytes = new TextEncoder().encode(file("<b>One & <i>two</i></b><br>three"));
  const { segments, merge } = filter.extract(bytes, settingsFor(filter, { sourceLanguage: "en" }));
  expect(segments[0]?.source).toBe('<g id="1">One & <g id="2">two</g></g><x id="3"/>three');
  const written = merge(['<x id="3"/><g id="2">Zwei & <g id="1">eins</g></g> drei']);
  expect(new TextDecoder().decode(written)).toBe(file("<br><i>Zwei & <b>eins</b></i> drei"));
});

test.each(["arrays.xml", "values.xml"])("resources in %s are known by their elements", (name) => {
  const read = (file: string, options = {}) => {
    const filter = findFilter(name) as Filter;
    const { segments, merge } = filter.extract(
      Buffer.from(file),
      settingsFor(filter, { sourceLanguage: "en", targetLanguage: "pl", options }),
    );
    return { sources: segments.map(({ source }) => source), merge };
  };
  const file = (text: string) =>
    `<!-- <resources> -->\n<resources>\n<color name="c">#ffeecc</color><string name="a">${text}</string></resources>`;
  const { sources, merge } = read(file("It\\'s"));
  expect(sources).toEqual(["It's"]);
  expect(Buffer.from(merge(["To '"])).toString()).toBe(file("To \\'"));
  expect(read(file("It\\'s"), { elements: ["string"] }).sources).toEqual(["It\\'s"]);
  expect(read("<resources><item>It\\'s</item></resources>").sources).toEqual(["It\\'s"]);
  expect(read("<resources><item name='a'>It\\'s</item></resources>").sources).toEqual(["It\\'s"]);
  expect(read("<resources><item name='a' type='string'>It\\'s</item></resources>").sources).toEqual(["It's"]);
  expect(read("<a><resources><string name='b'>It\\'s</string></resources></a>").sources).toEqual(["It\\'s"]);
});
