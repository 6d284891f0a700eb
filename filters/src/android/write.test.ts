import { expect, test } from "vitest";
import { type Filter, filterNamed, findFilter, settingsFor } from "../index.ts";
import { escapeBlanks } from "./write.ts";

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
