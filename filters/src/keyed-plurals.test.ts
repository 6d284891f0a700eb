import { expect, test } from "vitest";
import { findFilter, settingsFor } from "./index.ts";

function translate(name: string, file: string, targetLanguage: string, sourceLanguage = "en") {
  const filter = findFilter(name);
  if (!filter) throw new Error(`no filter reads ${name}`);
  const settings = settingsFor(filter, { sourceLanguage, targetLanguage });
  const { segments, merge } = filter.extract(new TextEncoder().encode(file), settings);
  const sources = segments.map(({ source }) => source);
  expect(new TextDecoder().decode(merge(sources))).toBe(file);
  return { sources, file: new TextDecoder().decode(merge(sources.map((source) => source.toUpperCase()))) };
}

test("i18next's plurals get the classes of the target in the file's own style", () => {
  const { sources, file } = translate(
    "en.json",
    '{\n  "boats_one": "a boat",\n  "boats_other": "boats",\n  "one": { "x": "no" },\n  "fleet": { "ship_place_ordinal_one": "1st", "ship_place_ordinal_other": "nth" }\n}\n',
    "pl",
  );
  expect(sources).toEqual(["a boat", "boats", "boats", "boats", "no", "1st", "nth"]);
  expect(file).toBe(
    '{\n  "boats_one": "A BOAT",\n  "boats_few": "BOATS",\n  "boats_many": "BOATS",\n  "boats_other": "BOATS",\n  "one": { "x": "NO" },\n  "fleet": { "ship_place_ordinal_one": "1ST", "ship_place_ordinal_other": "NTH" }\n}\n',
  );
  expect(JSON.parse(file)).toHaveProperty("boats_few", "BOATS");
});

test("a key without a class is i18next's form for one, if the other form has a count", () => {
  const file = '{"boat":"a boat","boat_other":"{{count}} boats","reason":"x","reason_other":"y"}';
  expect(translate("en.json", file, "pl").file).toBe(
    '{"boat":"A BOAT","boat_few":"{{COUNT}} BOATS","boat_many":"{{COUNT}} BOATS","boat_other":"{{COUNT}} BOATS","reason":"X","reason_other":"Y"}',
  );
  // Japanese has no form for one, so the text is another one.
  expect(translate("ja.json", '{"boat":"x","boat_other":"{{count}} y"}', "en", "ja").file).toBe(
    '{"boat":"X","boat_one":"{{COUNT}} Y","boat_other":"{{COUNT}} Y"}',
  );
});

test("a text for one number is next to the classes of a nested plural", () => {
  const { file } = translate(
    "en.json",
    '{"a":{"one":"x","other":"y","42":"z"},"b":{"one":"x","other":"y","c":"z"}}',
    "pl",
  );
  expect(Object.keys(JSON.parse(file).a)).toEqual(["42", "one", "few", "many", "other"]);
  expect(Object.keys(JSON.parse(file).b)).toEqual(["one", "other", "c"]);
});

test.each([
  ["pl", "_0 _1 _2"],
  ["ru", "_0 _1 _2"],
  ["sl", "_0 _1 _2 _3"],
  ["ar", "_0 _1 _2 _3 _4 _5"],
  ["ja", "_0"],
  ["de", ""],
])("i18next's plurals before version 21 get the numbered forms of %s", (language, suffixes) => {
  const { file } = translate(
    "en.json",
    '{\n  "boat": "{{count}} boat",\n  "boat_plural": "{{count}} boats",\n  "a": { "b_plural": "none" }\n}\n',
    language,
  );
  const added = suffixes.split(" ").flatMap((suffix) => (suffix ? [`boat${suffix}`] : []));
  expect(Object.keys(JSON.parse(file))).toEqual(["boat", "boat_plural", ...added, "a"]);
  const singular = { sl: "_1", ar: "_1", ja: "" }[language] ?? "_0";
  if (added.length > 1) expect(JSON.parse(file)).toHaveProperty(`boat${singular}`, "{{COUNT}} BOAT");
});

test.each([
  ["is", "{{count}} boats"],
  ["mk", "{{count}} boats"],
  ["de", "a boat"],
])("i18next's form for 1 has the number before version 21 if it is also for 21: %s", (language, one) => {
  for (const keys of [
    ["b", "b_plural"],
    ["b_0", "b_1"],
  ])
    expect(translate("en.json", `{"${keys[0]}":"a boat","${keys[1]}":"{{count}} boats"}`, language)).toEqual({
      sources: [one, "{{count}} boats"],
      file: `{"${keys[0]}":"${one.toUpperCase()}","${keys[1]}":"{{COUNT}} BOATS"}`,
    });
});

test("keys that end like plurals of i18next are texts of their own where no text has a count", () => {
  const pair = '"noun":"Ship","noun_plural":"Ships"';
  expect(translate("en.json", `{${pair}}`, "pl").sources).toEqual(["Ship", "Ships"]);
  const { file } = translate("en.json", `{${pair},"a":"{{count}} boat","a_plural":"{{count}} boats"}`, "pl");
  expect(Object.keys(JSON.parse(file)).join(" ")).toMatch(/^noun noun_plural noun_0 noun_1 noun_2 a a_plural a_0/);
});

test("numbered plurals of i18next get the forms of the target, and other numbered keys none", () => {
  const numbered = '{"a_0":"{{count}} boat","a_1":"{{count}} boats","step_0":"one","step_1":"two"}';
  expect(translate("en.json", numbered, "pl").sources).toEqual([
    "{{count}} boat",
    "{{count}} boats",
    "{{count}} boats",
    "one",
    "two",
  ]);
  expect(translate("en.json", numbered, "de").sources).toHaveLength(4);
});

test("objects of classes get those of the target, and other objects none", () => {
  expect(translate("en.json", '{"a":{"one":"x","other":"y"},"b":{"one":"x","other":"y","more":"z"}}', "ru").file).toBe(
    '{"a":{"one":"X","few":"Y","many":"Y","other":"Y"},"b":{"one":"X","other":"Y","more":"Z"}}',
  );
  expect(translate("en.json", '{"a_one":"x","a_other":"y"}', "de").file).toBe('{"a_one":"X","a_other":"Y"}');
});

test("plurals without a text for fractions get one where the target needs it", () => {
  const file = '{"a_one":"{{count}} x","a_few":"{{count}} y","a_many":"{{count}} z"}';
  expect(Object.keys(JSON.parse(translate("ru.json", file, "de").file))).toEqual([
    "a_one",
    "a_few",
    "a_other",
    "a_many",
  ]);
  expect(translate("ru.yml", "a:\n  one: x\n  few: b\n  many: z\n", "de").file).toBe(
    "a:\n  one: X\n  few: B\n  other: Z\n  many: Z\n",
  );
  expect(translate("ru.json", '{"a_one":"x","a_many":"z"}', "de").sources).toEqual(["x", "z"]);
});

test("Rails' files get the classes and the root of the target, and keep their symbols", () => {
  const rails =
    '# Names\nen:\n  date:\n    order:\n      - :year\n      - :month\n    sep: :day\n  boats:\n    one: "a boat"\n    other: "boats"\n  list:\n    other: x\n    next: z\n';
  const { sources, file } = translate("en.yml", rails, "pl");
  expect(sources).toEqual(["a boat", "boats", "boats", "boats", "x", "z"]);
  expect(file).toBe(
    '# Names\npl:\n  date:\n    order:\n      - :year\n      - :month\n    sep: :day\n  boats:\n    one: "A BOAT"\n    few: "BOATS"\n    many: "BOATS"\n    other: "BOATS"\n  list:\n    other: X\n    next: Z\n',
  );
});

test("plurals of YAML get the classes in blocks and in flow style", () => {
  const block = "a:\n  one: x, # c\n  other: >-\n    %{count}\n    y\n";
  const flow = "b: {one: x,\n  other: '%{count} y' # c\n  }\nc: [{ one: x, other: z }]\n";
  expect(translate("en.yml", block + flow, "pl").file).toBe(
    `a:\n  one: X, # c\n${["few", "many", "other"].map((each) => `  ${each}: >-\n    %{COUNT} Y\n`).join("")}` +
      "b: {one: X,\n  few: '%{COUNT} Y',\n  many: '%{COUNT} Y',\n  other: '%{COUNT} Y' # c\n  }\n" +
      "c: [{ one: X, few: Z, many: Z, other: Z }]\n",
  );
  expect(translate("en.yml", "a:\n  one: x,\n  other: z\n", "pl").file).toBe(
    "a:\n  one: X,\n  few: Z\n  many: Z\n  other: Z\n",
  );
});

test("a root that is not the source's language, or not the only one, stays", () => {
  expect(translate("a.yml", "en: one\n", "pl").file).toBe("en: ONE\n");
  expect(translate("a.yml", "en:\n  a: one\nfr:\n  a: two\n", "pl").file).toBe("en:\n  a: ONE\nfr:\n  a: TWO\n");
  expect(translate("a.yml", "is:\n  a: one\n", "pl").file).toBe("is:\n  a: ONE\n");
  expect(translate("a.yml", "---\nen-US:\n  a: one\n", "pt-BR").file).toBe("---\npt-BR:\n  a: ONE\n");
  expect(translate("a.yml", "en: &en\n  a: one\n", "pl").file).toBe("pl: &en\n  a: ONE\n");
  expect(translate("a.yml", "en:\n  a: one\n", "no").file).toBe('"no":\n  a: ONE\n');
});

test("ordinals get the classes of ordinals", () => {
  const fluent = '{ NUMBER($n, type: "ordinal") ->\n    [one] first\n   *[other] nth\n }\n';
  expect(translate("a.ftl", `a = ${fluent}`, "pl").sources).toEqual(["first", "nth"]);
  expect(translate("a.ftl", `a = ${fluent}`, "it").sources).toEqual(["first", "nth", "nth"]);
  expect(translate("a.ftl", `a = ${fluent.replace(', type: "ordinal"', "")}`, "pl").sources).toEqual([
    "first",
    "nth",
    "nth",
    "nth",
  ]);
  expect(translate("a.json", '{"a_ordinal_one":"x","a_ordinal_other":"y"}', "uk").file).toBe(
    '{"a_ordinal_one":"X","a_ordinal_few":"Y","a_ordinal_other":"Y"}',
  );
});

test.each([
  ["ja.json", '{"a_other":"{{count}} o","each_other":"o"}', "a_one a_other each_other"],
  ["ja.yml", 'ja:\n  a:\n    other: "%{count} o"\n  b:\n    other: o\n', "a one other b other"],
])("a language with one form has plurals where a text has the count: %s", (name, file, keys) => {
  const translated = translate(name, file, "de", "ja").file;
  expect(translated.match(/\w+(?="?:)/g)?.filter((key) => !/ja|de/.test(key))).toEqual(keys.split(" "));
  // In a language with two forms, such a text is an entry of a list, such as "Other (3)".
  expect(translate(name, file, "pl").sources).toHaveLength(2);
});

test("a message of go-i18n has plurals, and its ID and description stay", () => {
  const list = '[{"id":"a","translation":{"one":"o","other":"p"}},{"id":"b","translation":"q"}]';
  expect(translate("en.json", list, "pl")).toEqual({
    sources: ["o", "p", "p", "p", "q"],
    file: '[{"id":"a","translation":{"one":"O","few":"P","many":"P","other":"P"}},{"id":"b","translation":"Q"}]',
  });
  const labels = '{"a":{"id":"i","description":"d","one":"o","other":"p"}}';
  expect(translate("en.json", labels, "de").sources).toEqual(["i", "d", "o", "p"]);
  const texts = '{"a":{"id":"i","description":"d","translation":"t"}}';
  expect(translate("en.json", texts, "pl").sources).toEqual(["i", "d", "t"]);
  const message = "a:\n  description: d\n  one: o\n  other: p\nb:\n  description: e\n";
  expect(translate("en.yaml", message, "pl")).toEqual({
    sources: ["o", "p", "p", "p", "e"],
    file: "a:\n  description: d\n  one: O\n  few: P\n  many: P\n  other: P\nb:\n  description: E\n",
  });
});

test("the only root of JSON becomes the target language if it is the source language", () => {
  expect(translate("en.json", '{ "en-US": {"a": "x"} }', "pl").file).toBe('{ "pl": {"a": "X"} }');
  expect(translate("en.json", '{"en":{"a":"x"},"de":{"a":"y"}}', "pl").file).toBe('{"en":{"a":"X"},"de":{"a":"Y"}}');
  for (const others of ['"de":{}', '"de":null', '"b":1'])
    expect(translate("en.json", `{"en":{"a":"x"},${others}}`, "pl").file).toBe(`{"en":{"a":"X"},${others}}`);
  expect(translate("en.json", '{"one":"x","other":"y"}', "pl").file).toBe('{"one":"X","other":"Y"}');
});
