import { expect, test } from "vitest";
import { type Filter, filterNamed, settingsFor } from "../index.ts";
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
