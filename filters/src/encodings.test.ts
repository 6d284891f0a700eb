import { describe, expect, test } from "vitest";
import { type Encoding, encode } from "./encoding.ts";
import {
  type Extraction,
  type Filter,
  filterNamed,
  filters,
  findFilter,
  type OptionValues,
  settingsFor,
} from "./index.ts";
import { makeFile, makings, type WritingOptions } from "./testing/generated-files.ts";

/** Files that programs make; see the fixtures. */
const office = ["docx", "pptx", "xlsx"];

test("every format is made here", () => {
  expect(filters.map(({ name }) => name).filter((name) => !makings[name] && !office.includes(name))).toEqual([]);
});

const lineEnds = { LF: "\n", "CR LF": "\r\n", CR: "\r" } as const;
const utf8 = { name: "utf-8", mark: false };
const unicode = [utf8, { ...utf8, mark: true }, { name: "utf-16le", mark: true }, { name: "utf-16be", mark: true }];
const latin1 = { name: "iso-8859-1", mark: false };

/** The ways to write a file, each with its name in the list of tests. */
const writings = (encodings: readonly Encoding[]): [string, WritingOptions][] =>
  encodings.flatMap((encoding) =>
    Object.entries(lineEnds).map(([name, lineEnd]): [string, WritingOptions] => [
      `${encoding.name}${encoding.mark ? " with a byte-order mark" : ""}, ${name}`,
      { ...encoding, lineEnd },
    ]),
  );

function extract(filter: Filter, file: Uint8Array, options: OptionValues = {}): Extraction {
  return filter.extract(file, settingsFor(filter, { sourceLanguage: "de", segmentation: "paragraph", options }));
}

const listSources = ({ segments }: Extraction) => segments.map(({ source }) => source);
const listTargets = ({ segments }: Extraction) => segments.map(({ source, target }) => target ?? source);

const all = Object.entries(makings).map(([name, making]) => [name, making, filterNamed(name) as Filter] as const);

describe.each(all)("%s", (name, making, filter) => {
  const texts = ["Größe und Maß", "Höhe 日本 😀", "Ende"];
  const others = ["Über 1 日本 Maß", "Tür", "Öl"];
  const isBilingual = ["po", "qt", "xcstrings", "xliff", "sdlxliff"].includes(name);

  test("is found by its extension", () => expect(findFilter(`a${making.extension}`)).toBe(filter));

  test.each(writings(unicode))("in %s, translated, is the file that has the other texts", (_, writing) => {
    const file = makeFile(making, texts, writing);
    const extraction = extract(filter, file);
    expect(listSources(extraction)).toEqual(texts);
    expect(extraction.merge(texts.map(() => undefined))).toEqual(file);
    const merged = extraction.merge(others);
    expect(listTargets(extract(filter, merged))).toEqual(others);
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

describe.each(all.filter(([, making]) => making.latin1))("%s", (name, making, filter) => {
  const texts = ["Größe und Maß", "Höhe", "Ende"];
  const others = ["Über Maß", "Tür", "Öl"];

  test.each(writings([latin1]))("in %s keeps its encoding", (_, writing) => {
    const file = makeFile(making, texts, writing);
    const extraction = extract(filter, file, making.latin1);
    expect(listSources(extraction)).toEqual(texts);
    expect(extraction.merge(texts.map(() => undefined))).toEqual(file);
    expect(listTargets(extract(filter, extraction.merge(others), making.latin1))).toEqual(others);
  });

  test.each(["us-ascii", "iso-8859-1", "windows-1251"])(
    "in %s holds any target, and says in which encoding",
    (label) => {
      const sources = ["Large", "High", "End"];
      const targets = ["Größe", "Высота 😀", "End"];
      const options = typeof making.latin1?.encoding === "string" ? { encoding: label } : undefined;
      if (options && name === "properties") options.encoding = "iso-8859-1";
      const bytes = new TextEncoder().encode(making.text(sources, label));
      const file = making.pack ? making.pack(bytes) : bytes;
      const translated = extract(filter, file, options).merge(targets);
      expect(listTargets(extract(filter, translated, options))).toEqual(targets);
      const first = extract(filter, file, options).merge(["Größe", "High", "End"]);
      expect(listTargets(extract(filter, first, options))).toEqual(["Größe", "High", "End"]);
      if (label === "us-ascii" && !making.pack) expect(isAscii(first) || isUtf8Text(first)).toBe(true);
    },
  );
});

const isAscii = (file: Uint8Array) => file.every((byte) => byte < 0x80);
const isUtf8Text = (file: Uint8Array) =>
  /utf-8|^\uFEFF/i.test(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file));

describe("XML with CDATA in an encoding that is too small", () => {
  const file = (texts: readonly string[]) =>
    `<?xml version="1.0" encoding="iso-8859-1"?>\n<!-- <![CDATA[ --><resources><string name="a">${texts.join('</string><string name="b">')}</string></resources>`;
  const write = (texts: readonly string[], targets: readonly string[]) => {
    const filter = filterNamed("android") as Filter;
    const bytes = new TextEncoder().encode(file(texts));
    return new TextDecoder().decode(extract(filter, bytes).merge(targets));
  };

  test("writes references between sections", () => {
    const sources = ["<![CDATA[a]]>", "b", "<b>x</b> <![CDATA[c]]>"];
    const targets = ["1 \u20AC\u0142 2", "\u20AC", '<g id="1">x</g> <g id="2">\u20AC</g>'];
    expect(write(sources, targets)).toBe(
      file(["<![CDATA[1 ]]>&#8364;&#322;<![CDATA[ 2]]>", "&#8364;", "<b>x</b> <![CDATA[]]>&#8364;<![CDATA[]]>"]),
    );
  });
});

test.each(["utf-16", "UTF-16LE"])("XML in UTF-8 that declares %s is read as UTF-8", (label) => {
  const file = (text: string) => `<?xml version="1.0" encoding="${label}"?>\n<a>${text}</a>`;
  const extraction = extract(filterNamed("xml") as Filter, new TextEncoder().encode(file("Höhe")));
  expect(listSources(extraction)).toEqual(["Höhe"]);
  expect(new TextDecoder().decode(extraction.merge(["Größe"]))).toBe(file("Größe"));
});

describe("a file in UTF-8 that declares another encoding", () => {
  const xml = (label: string, text: string) => `<?xml version="1.0" encoding = "${label}"?>\n<a>${text}</a>\n`;
  const html = (label: string, text: string) => `<html><head><meta charset=${label}></head><p>${text}</p></html>`;
  const catalog = (label: string, text: string, target = "") =>
    `# ${label}\nmsgid ""\nmsgstr "Content-Type: text/plain; charset=${label}\\n"\n\nmsgid "${text}"\nmsgstr "${target}"\n`;

  test.each([
    ["xml", xml, "ISO-8859-1", "Größe"],
    ["xml", xml, "us-ascii", "Größe"],
    ["xml", xml, "Shift_JIS", "ファイル"],
    ["html", html, "Shift_JIS", "Größe"],
    ["html", html, "gbk", "Über"],
    ["xml", xml, "EUC-KR", "Привет"],
    ["html", html, "big5", "שלום עולם"],
    ["html", html, "windows-1251", "Привет"],
    ["html", html, "ISO-8859-1", "\u00A9 2026"],
    ["html", html, "windows-1252", "Le caf\u00E9."],
  ])("%s is read as UTF-8, and declares it when it is translated", (name, write, label, text) => {
    const extraction = extract(filterNamed(name) as Filter, Buffer.from(write(label, text)));
    expect(listSources(extraction)).toEqual([text]);
    expect(extraction.note).toBe(`The file declares ${label}, but was read as the UTF-8 that it is.`);
    expect(Buffer.from(extraction.merge([undefined])).toString()).toBe(write(label, text));
    expect(Buffer.from(extraction.merge(["é"])).toString()).toBe(write("UTF-8", "é"));
  });

  test("it declares UTF-8 where it declared the other encoding, and nowhere else", () => {
    const file = (label: string, text: string) =>
      `<?xml version="1.0" encoding = "${label}"?>\n<!-- charset=gbk -->\n<a>${text}</a>\n`;
    const extraction = extract(filterNamed("xml") as Filter, Buffer.from(file("gbk", "charset=gbk \u4E2D")));
    expect(Buffer.from(extraction.merge(["charset=gbk \u6587"])).toString()).toBe(file("UTF-8", "charset=gbk \u6587"));
  });

  test("a catalog is, too", () => {
    const extraction = extract(filterNamed("po") as Filter, Buffer.from(catalog("ISO-8859-2", "Größe")));
    expect(listSources(extraction)).toEqual(["Größe"]);
    expect(Buffer.from(extraction.merge(["é"])).toString()).toBe(
      catalog("UTF-8", "Größe", "é").replace("# UTF-8", "# ISO-8859-2"),
    );
  });

  test("a file in the encoding that it declares, or that the user chose, stays", () => {
    const file = Buffer.from(xml("ISO-8859-1", "Größe"), "latin1");
    expect(listSources(extract(filterNamed("xml") as Filter, file))).toEqual(["Größe"]);
    // Characters that are also two letters of UTF-8.
    for (const text of ["QQ群", "PC每", "没毛"]) {
      const page = encode(html("gbk", text), { name: "gbk", mark: false });
      expect(listSources(extract(filterNamed("html") as Filter, page))).toEqual([text]);
    }
    const csv = extract(filterNamed("csv") as Filter, Buffer.from("Größe"), { encoding: "iso-8859-1" });
    expect(listSources(csv)).toEqual(["GrÃ¶Ã\u009fe"]);
  });
});

describe("a catalog whose charset is too small", () => {
  const po = (charset: string, target: string, more = "") =>
    `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=${charset}\\n"\n${more}\nmsgid "a"\nmsgstr "${target}"\n`;
  const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const write = (file: Uint8Array, target: string | undefined, targetLanguage?: string) => {
    const filter = filterNamed("po") as Filter;
    return filter.extract(file, settingsFor(filter, { sourceLanguage: "en", targetLanguage })).merge([target]);
  };
  const utf8 = (text: string) => new TextEncoder().encode(text);

  test.each(["ASCII", "US-ASCII", "ascii", "ISO-8859-1", "KOI8-R", "windows-1252"])("%s becomes UTF-8", (charset) => {
    for (const language of [undefined, "ja"])
      expect(write(latin(po(charset, "")), "\u65E5", language)).toEqual(utf8(po("UTF-8", "\u65E5")));
    expect(write(latin(po(charset, "x")), "y")).toEqual(latin(po(charset, "y")));
  });

  test.each([
    ["pl", "windows-1250", "Zażółć gęślą jaźń"],
    ["ru", "windows-1251", "Привет, мир"],
    ["ja", "euc-jp", "今日は"],
  ])("is that of its language, %s, in a template without a charset, which becomes UTF-8", (language, name, text) => {
    const file = encode(po("CHARSET", "").replace('"a"', `"${text}"`), { name, mark: false });
    const filter = filterNamed("po") as Filter;
    const { segments, note, merge } = filter.extract(file, settingsFor(filter, { sourceLanguage: language }));
    expect(segments).toEqual([{ source: text }]);
    expect(note).toBe(`The file declares no encoding and isn't UTF-8, so it was read as ${name}.`);
    expect(merge([undefined])).toEqual(file);
    expect(merge(["b"])).toEqual(utf8(po("UTF-8", "b").replace('"a"', `"${text}"`)));
  });

  test("stays when it is large enough, and ASCII never holds more than ASCII", () => {
    expect(write(latin(po("ISO-8859-1", "")), "\u00F6")).toEqual(latin(po("ISO-8859-1", "\u00F6")));
    expect(write(latin(po("ASCII", "")), "\u00F6")).toEqual(utf8(po("UTF-8", "\u00F6")));
  });

  test("is corrected when it was wrong before", () => {
    for (const wrong of ["ASCII", "uft8"])
      expect(write(utf8(po(wrong, "\u00F6")), "x\u00F6", "de")).toEqual(utf8(po("UTF-8", "x\u00F6")));
    expect(() => write(latin(po("uft8", "\u00F6")), "x")).toThrow("the declared encoding is unknown");
    expect(write(utf8(po("ASCII", "\u00F6")), undefined, "de")).toEqual(utf8(po("ASCII", "\u00F6")));
    expect(write(latin(po("ASCII", "\u00F6")), "x", "de")).toEqual(utf8(po("UTF-8", "x")));
  });
});
