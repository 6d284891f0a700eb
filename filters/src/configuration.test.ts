import { expect, test } from "vitest";
import { defaultLimits, filters, readConfiguration } from "./index.ts";

const srx = `<srx version="2.0" xmlns="http://www.lisa.org/srx20"><header segmentsubflows="yes" cascade="no"/><body>
<languagerules><languagerule languagerulename="All"><rule break="yes"><beforebreak>;</beforebreak><afterbreak>\\s</afterbreak></rule></languagerule></languagerules>
<maprules><languagemap languagepattern=".*" languagerulename="All"/></maprules></body></srx>`;

function listSources(json: unknown, file: string): string[] {
  const { filter, ...configuration } = readConfiguration(json);
  const settings = { sourceLanguage: "en", limits: defaultLimits, ...configuration };
  return filter.extract(new TextEncoder().encode(file), settings).segments.map(({ source }) => source);
}

test("a configuration is complete with the name of its filter alone", () => {
  for (const { name, options } of filters) {
    const configuration = readConfiguration({ filter: name });
    expect(Object.keys(configuration.options)).toEqual(Object.keys(options));
    expect(configuration).toMatchObject({ segmentation: "sentence", srx: undefined, subfilters: {} });
  }
});

test("every default is a value that its option allows", () => {
  for (const { name, options } of filters) {
    const defaults = Object.fromEntries(Object.entries(options).map(([option, { default: value }]) => [option, value]));
    expect(readConfiguration({ filter: name, options: defaults }).options).toEqual(defaults);
  }
});

test("text is cut by sentence, by paragraph, or by rules of one's own", () => {
  const text = "One; two. Three.";
  expect(listSources({ filter: "plaintext" }, text)).toEqual(["One; two.", "Three."]);
  expect(listSources({ filter: "plaintext", segmentation: "paragraph" }, text)).toEqual([text]);
  expect(listSources({ filter: "plaintext", srx }, text)).toEqual(["One;", "two. Three."]);
});

test.each([
  ["json", '{"html": "<p title=\\"Tip\\">One</p><p>Two</p>", "text": "Three <b>more</b>"}'],
  ["yaml", 'html: <p title="Tip">One</p><p>Two</p>\ntext: Three <b>more</b>\n'],
  ["csv", 'html,"<p title=""Tip"">One</p><p>Two</p>"\ntext,Three <b>more</b>\n'],
  [
    "po",
    'msgctxt "html"\nmsgid "<p title=\\"Tip\\">One</p><p>Two</p>"\nmsgstr ""\n\nmsgctxt "text"\nmsgid "Three <b>more</b>"\nmsgstr ""\n',
  ],
])("HTML inside strings of %s is read where a subfilter says so, with its options", (filter, file) => {
  const options = filter === "csv" ? { contextColumn: "1" } : {};
  const sources = (subfilter: unknown) => listSources({ filter, options, subfilters: { "htm*": subfilter } }, file);
  expect(sources("html")).toEqual(["Tip", "One", "Two", "Three <b>more</b>"]);
  expect(sources({ filter: "html", options: { attributes: [] } })).toEqual(["One", "Two", "Three <b>more</b>"]);
});

test.each([
  [[], "The configuration must be an object"],
  [{}, "filter must be one of plaintext, markdown, "],
  [{ filter: "exe" }, "filter must be one of plaintext, markdown, "],
  [{ filter: "json", colour: 1 }, "colour is unknown; known are filter, options, segmentation, srx, subfilters."],
  [{ filter: "json", options: [] }, "options must be an object"],
  [{ filter: "json", options: { skip: [] } }, "options.skip is unknown; known are include, exclude."],
  [{ filter: "arb", options: { skip: [] } }, "options.skip is unknown; there are none."],
  [{ filter: "json", options: { exclude: "a" } }, "options.exclude must be a list of strings."],
  [{ filter: "json", options: { exclude: [1] } }, "options.exclude must be a list of strings."],
  [{ filter: "csv", options: { headerRow: null } }, "options.headerRow must be a boolean."],
  [{ filter: "csv", options: { delimiter: "x" } }, 'options.delimiter must be one of "auto", ",", ";", "\\t", "|".'],
  [{ filter: "csv", options: { encoding: "utf-9" } }, "options.encoding must be an encoding, such as utf-8"],
  [{ filter: "csv", options: { encoding: "iso-2022-kr" } }, "options.encoding must be an encoding, such as utf-8"],
  [{ filter: "json", segmentation: "word" }, "segmentation must be one of sentence, paragraph."],
  [{ filter: "json", srx: 1 }, "srx must be the text of an SRX file."],
  [{ filter: "json", srx: "<srx" }, "srx must be the text of an SRX file: not XML."],
  [{ filter: "json", srx: srx.replace(";<", "(<") }, "srx must be the text of an SRX file: bad expression in All 1."],
  [
    { filter: "html", subfilters: { a: "html" } },
    "subfilters must be left out: the texts of html aren't plain strings.",
  ],
  [{ filter: "json", subfilters: { a: "epub" } }, "subfilters.a must be one of plaintext, "],
  [
    { filter: "json", subfilters: { a: { filter: "html", options: { inline: 1 } } } },
    "subfilters.a.options.inline must be a list of strings.",
  ],
])("%j is refused: %s", (json, message) => {
  expect(() => readConfiguration(json)).toThrow(message);
});
