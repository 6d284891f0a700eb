import { describe, expect, test } from "vitest";
import type { Encoding } from "./encoding.ts";
import {
  type Extraction,
  type Filter,
  filterNamed,
  filters,
  findFilter,
  type OptionValues,
  settingsFor,
} from "./index.ts";
import { makeFile, makings, type Writing } from "./testing/made-files.ts";

/** What is not made here is made by programs: see the fixtures. */
const office = ["docx", "pptx", "xlsx"];

test("every format is made here", () => {
  expect(filters.map(({ name }) => name).filter((name) => !makings[name] && !office.includes(name))).toEqual([]);
});

const lineEnds = { LF: "\n", "CR LF": "\r\n", CR: "\r" } as const;
const utf8 = { name: "utf-8", mark: false };
const unicode = [utf8, { ...utf8, mark: true }, { name: "utf-16le", mark: true }, { name: "utf-16be", mark: true }];
const latin1 = { name: "iso-8859-1", mark: false };

/** The ways to write a file, each with its name in the list of tests. */
const writings = (encodings: readonly Encoding[]): [string, Writing][] =>
  encodings.flatMap((encoding) =>
    Object.entries(lineEnds).map(([name, lineEnd]): [string, Writing] => [
      `${encoding.name}${encoding.mark ? " with a byte-order mark" : ""}, ${name}`,
      { ...encoding, lineEnd },
    ]),
  );

function extract(filter: Filter, file: Uint8Array, options: OptionValues = {}): Extraction {
  return filter.extract(file, settingsFor(filter, { sourceLanguage: "de", segmentation: "paragraph", options }));
}

const sourcesOf = ({ segments }: Extraction) => segments.map(({ source }) => source);
const targetsOf = ({ segments }: Extraction) => segments.map(({ source, target }) => target ?? source);

const all = Object.entries(makings).map(([name, making]) => [name, making, filterNamed(name) as Filter] as const);

describe.each(all)("%s", (name, making, filter) => {
  const texts = ["Größe und Maß", "Höhe 日本 😀", "Ende"];
  const others = ["Über 1 日本 Maß", "Tür", "Öl"];
  const isBilingual = ["po", "xliff", "sdlxliff"].includes(name);

  test("is found by its extension", () => expect(findFilter(`a${making.extension}`)).toBe(filter));

  test.each(writings(unicode))("in %s, translated, is the file that has the other texts", (_, writing) => {
    const file = makeFile(making, texts, writing);
    const extraction = extract(filter, file);
    expect(sourcesOf(extraction)).toEqual(texts);
    expect(extraction.merge(texts.map(() => undefined))).toEqual(file);
    const merged = extraction.merge(others);
    expect(targetsOf(extract(filter, merged))).toEqual(others);
    if (!isBilingual && !making.pack) expect(merged).toEqual(makeFile(making, others, writing));
  });

  test("without text says so", () => {
    const failure = /^(?:No translatable content|File extraction error): /;
    for (const text of ["\uFEFF", " ", "\n", "\0"]) {
      expect(() => extract(filter, new TextEncoder().encode(text))).toThrow(failure);
    }
    const empty = makeFile(making, [], { ...utf8, lineEnd: "\n" });
    expect(() => extract(filter, empty)).toThrow("No translatable content: ");
  });
});

describe.each(all.filter(([, making]) => making.latin1))("%s", (_, making, filter) => {
  const texts = ["Größe und Maß", "Höhe", "Ende"];
  const others = ["Über Maß", "Tür", "Öl"];

  test.each(writings([latin1]))("in %s keeps its encoding", (_, writing) => {
    const file = makeFile(making, texts, writing);
    const extraction = extract(filter, file, making.latin1);
    expect(sourcesOf(extraction)).toEqual(texts);
    expect(extraction.merge(texts.map(() => undefined))).toEqual(file);
    expect(targetsOf(extract(filter, extraction.merge(others), making.latin1))).toEqual(others);
  });
});
