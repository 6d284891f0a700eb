import { measureGrowth } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import { findFilter, settingsFor } from "./index.ts";

function extractBytes(fileName: string, file: Uint8Array) {
  const filter = findFilter(fileName);
  if (!filter) throw new Error(`no filter reads ${fileName}`);
  return filter.extract(file, settingsFor(filter, { sourceLanguage: "en" }));
}
const extract = (fileName: string, text: string) => extractBytes(fileName, new TextEncoder().encode(text));
const sources = (fileName: string, text: string) => extract(fileName, text).segments.map(({ source }) => source);

/** Twice as deep as calls can nest. */
const depth = 20_000;
/** For each doubling: linear work has 2, quadratic work 4. */
const maxGrowth = 2.6;

test.each([
  ["a.json", "[".repeat(depth)],
  ["a.json", '{"a":'.repeat(depth)],
  ["a.yaml", "[".repeat(depth) + "]".repeat(depth)],
  ["a.md", `${">".repeat(depth)} x`],
  ["a.ftl", `a = ${"{".repeat(depth)}`],
  ["a.xcstrings", '{"strings":'.repeat(depth)],
  ["a.ftl", `a = ${"{ $b ->\n [c] ".repeat(depth)}`],
])("%s is refused when its values nest too deep", (fileName, text) => {
  expect(() => extract(fileName, text)).toThrow(/^File extraction error: .*nest deeper than 1000/);
});

test("quotes that nest too deep are named by their location", () => {
  expect(() => extract("a.md", `One\n\n${">".repeat(2_000)} x`)).toThrow(/deeper than 1000 at line 3, column 100\d$/);
});

test("values that nest too deep are named by their location", () => {
  const nested = `${"[".repeat(2_000)}x${"]".repeat(2_000)}`;
  expect(() => extract("a.yaml", `a: b\nc: ${nested}`)).toThrow(/deeper than 1000 at line 2, column 100\d$/);
  expect(() => extract("a.json", `{"a": "b",\n"c": ${nested}}`)).toThrow(/deeper than 1000 at line 2, column 100\d$/);
});

test("an alias is never followed", () => {
  expect(sources("a.yaml", "a: &a text\nb: &b [*a, *a]\nc: [*b, *b]\n")).toEqual(["text"]);
});

test.each([
  ["a.json", '{"a": "b"', "line 1, column 10"],
  ["a.json", '{\n  "a": b\n}', "line 2, column 8"],
  ["a.po", 'msgid "a\nmsgstr ""', "line 1, column 1"],
  ["a.strings", '"a" = "b";\n"c" = d e;', "line 2, column 1"],
  ["a.properties", "a = b\nc = \\u00", "line 2, column 5"],
  ["a.csv", 'a,b\nc,"d', "line 2, column 3"],
  ["a.vtt", "1\n", "line 1, column 1"],
  ["a.yaml", 'a: b\nc: "d', "line 2, column 4"],
  ["a.srt", "\nSome prose.\n\nAnd more of it.\n", "line 2, column 1"],
  ["a.srt", "1\n00:00:01,000 --> 00:00:02,000\na\n\n2\n00:00:03,000 --> soon\nb\n", "line 6, column 1"],
  ["a.srt", "1\n00:00:01,000 -> later\na\n", "line 2, column 1"],
  ["a.po", 'msgid "a"\nmsgstr "b"\n\nmsgid "c"\n', "line 4, column 7"],
  ["a.po", 'msgid "a"\n\nmsgid "c"\nmsgstr "d"\n', "line 1, column 7"],
  ["a.ftl", "# b\nc d\n", "line 2, column 3"],
  ["a.xcstrings", '{"strings": {\n"a": b}}', "line 2, column 6"],
  ["a.xcstrings", '{"a": "b"}', "line 1, column 1"],
  ["a.ttml", "<tt><body>\n<p></tt>", "line 2, column 4"],
  ["a.ts", "<TS>\n<message>", "line 2, column 10"],
  ["a.ts", "export const a = 1;", "line 1, column 1"],
  ["a.properties.xml", "<properties>\n<entry></properties>", "line 2, column 8"],
  ["a.ftl", "# b\nc = { $d\n", "line 3, column 1"],
  ["a.ftl", "a = b }\n", "line 1, column 7"],
  ["a.ftl", "a = b\n    .c =\n", "line 2, column 9"],
])("%s with %j fails at its location", (fileName, text, location) => {
  expect(() => extract(fileName, text)).toThrow(new RegExp(`^File extraction error: .* at ${location}`));
});

test("an empty line within a message or a caption is none of their ends", () => {
  expect(extract("a.po", 'msgid "a"\n\nmsgstr "b"\n').segments).toMatchObject([{ source: "a", target: "b" }]);
  expect(sources("a.srt", "1\n00:00:01,000 --> 00:00:02,000\na\n\n3 of them\n")).toEqual(["a", "3 of them"]);
});

test.each([
  ["a.txt", "Hello there", ["Hello there"]],
  ["a.txt", "Привет, мир", ["Привет, мир"]],
  ["a.csv", "Hello there", ["Hello there"]],
  ["a.strings", '/* A */\n"a" = "Hello";\n', ["Hello"]],
  ["a.strings", '"日本語" = "日本語、日本語、日本語";', ["日本語、日本語、日本語"]],
  ["a.md", "# Hello\n", ["Hello"]],
  ["a.html", "<p>Hello</p>", ["Hello"]],
  ["a.properties", "a=Hello", ["Hello"]],
  ["a.yaml", "a: Hello", ["Hello"]],
])("%s with %j is read in UTF-16 without a mark too, and written so", (fileName, text, matches) => {
  for (const file of [Buffer.from(text, "utf16le"), Buffer.from(text, "utf16le").swap16()]) {
    const extraction = extractBytes(fileName, file);
    expect(extraction.segments.map(({ source }) => source)).toEqual(matches);
    expect(Buffer.compare(extraction.merge(matches.map((source) => source)), file)).toBe(0);
    expect(extraction.merge(matches.map(() => "x")).length).toBeLessThan(file.length);
  }
});

test("a zero alone does not make UTF-16 of a text", () => {
  expect(sources("a.txt", "ab\0d")).toEqual(["ab\ufffdd"]);
});

test("a text that is too long to be held is said to be too large", () => {
  expect(() => extractBytes("a.txt", new Uint8Array(2 ** 29))).toThrow("the file is too large for its format");
});

test("elements that nest deep, comments and tags without end are read in one go", () => {
  expect(sources("a.html", "<b>x".repeat(20_000))).toHaveLength(1);
  expect(sources("a.md", "a <!-- ".repeat(20_000))).toHaveLength(1);
});

test.each(["div", "b", "p"])(
  "%s that nests deep takes twice the time for twice as deep where each states its language",
  async (tag) => {
    const filter = findFilter("a.html") as NonNullable<ReturnType<typeof findFilter>>;
    const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" });
    const translate = (file: Uint8Array) => {
      const { segments, merge } = filter.extract(file, settings);
      return merge(segments.map(({ source }) => source.replaceAll("One", "Eins")));
    };
    for (const opening of [
      `<${tag} lang="en">One`,
      `<${tag} lang="fr">Un`,
      `<${tag} lang="fr">Un<${tag} lang="en">One`,
    ]) {
      const nested = (times: number) =>
        new TextEncoder().encode(`<p>One${opening.repeat(times)}${`</${tag}>`.repeat(times)}`);
      expect(new TextDecoder().decode(translate(nested(depth)))).toMatch(/^<p>Eins/);
      expect(await measureGrowth(1_000, nested, translate, maxGrowth), opening).toBeLessThan(maxGrowth);
    }
  },
);

test("a text in brackets is a label up to 999 characters", () => {
  const label = (length: number) => "a".repeat(length);
  const file = (length: number) => `a [${label(length)}] b\n\n[${label(length)}]: b\n`;
  expect(sources("a.md", file(999))).toEqual([`a <g id="1">${label(999)}</g> b`]);
  expect(sources("a.md", file(1_000))[0]).toBe(`a [${label(1_000)}] b`);
  expect(sources("a.md", `a ${"[".repeat(100_000)}${"]".repeat(100_000)}\n\n[a]: b\n`)).toHaveLength(1);
});

test("a tag of many attributes is read in one go", () => {
  const attributes = Array.from({ length: 200_000 }, (_, n) => ` a${n}="b"`).join("");
  expect(sources("a.html", `<p${attributes} title="c">d</p>`)).toEqual(["c", "d"]);
  expect(sources("a.xml", `<p${attributes}>d</p>`)).toEqual(["d"]);
});

test("a file with more segments than allowed is refused before all of them are read", () => {
  const filter = findFilter("a.txt") as NonNullable<ReturnType<typeof findFilter>>;
  const settings = settingsFor(filter, { sourceLanguage: "en" });
  const limited = { ...settings, limits: { ...settings.limits, segments: 3 } };
  const linesOf = (count: number) => new TextEncoder().encode("a\n".repeat(count));
  expect(filter.extract(linesOf(3), limited).segments).toHaveLength(3);
  expect(() => filter.extract(linesOf(4), limited)).toThrow("File extraction error: more than 3 segments");
});

test.each(["a.txt", "a.xml", "a.html", "a.md"])(
  "a text of more sentences than allowed is refused before they are cut: %s",
  (name) => {
    const filter = findFilter(name) as NonNullable<ReturnType<typeof findFilter>>;
    const settings = settingsFor(filter, { sourceLanguage: "en" });
    const limited = { ...settings, limits: { ...settings.limits, segments: 3 } };
    const fileOf = (count: number) => {
      const text = "A word. ".repeat(count);
      return new TextEncoder().encode(/xml|html/.test(name) ? `<p>${text}</p>` : text);
    };
    expect(filter.extract(fileOf(3), limited).segments).toHaveLength(3);
    expect(() => filter.extract(fileOf(4), limited)).toThrow("File extraction error: more than 3 segments");
  },
);
