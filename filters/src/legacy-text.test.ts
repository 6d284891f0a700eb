import { describe, expect, test } from "vitest";
import {
  type Filter,
  FilterError,
  filterNamed,
  memoryReader,
  type OptionValues,
  readStream,
  readTerms,
  settingsFor,
  tbxReader,
} from "./index.ts";
import { isLegacyText } from "./legacy-text.ts";

/** ISO-8859-1 with the quotes and the euro sign of windows-1252. */
const latin = (text: string) =>
  Uint8Array.from(
    text,
    (character) => ({ "\u20AC": 0x80, "\u201C": 0x93, "\u201D": 0x94 })[character] ?? character.charCodeAt(0),
  );

const documents: Readonly<Record<string, (text: string) => string>> = {
  plaintext: (text) => `${text}\n`,
  markdown: (text) => `# ${text}\n`,
  csv: (text) => `1;${text}\n`,
  tsv: (text) => `1\t${text}\n`,
  html: (text) => `<p>${text}</p>`,
  po: (text) => `msgid "${text}"\nmsgstr ""\n`,
  srt: (text) => `1\n00:00:01,000 --> 00:00:04,000\n${text}\n`,
};

function extract(name: string, file: Uint8Array, options: OptionValues = {}, sourceLanguage = "de") {
  const filter = filterNamed(name) as Filter;
  return filter.extract(file, settingsFor(filter, { sourceLanguage, segmentation: "paragraph", options }));
}

describe.each(Object.entries(documents))("%s that declares nothing and is not UTF-8", (name, write) => {
  const text = "Gr\u00F6\u00DFe \u201CM\u201D 5 \u20AC";
  const file = latin(write(text));

  test("is read as windows-1252, says so, and stays that", () => {
    const { segments, note, merge } = extract(name, file);
    expect(segments.map(({ source }) => source)).toContain(text);
    expect(note).toBe("The file declares no encoding and isn't UTF-8, so it was read as windows-1252.");
    expect(merge(segments.map(() => undefined))).toEqual(file);
    const target = "\u00DCber \u20AC";
    const targets = segments.map(({ source }) => (source === text ? target : undefined));
    expect(merge(targets)).toEqual(latin(name === "po" ? `msgid "${text}"\nmsgstr "${target}"\n` : write(target)));
  });

  test("is refused with the place when it is damaged UTF-8, binary, or of another script", () => {
    const broken = Buffer.concat([Buffer.from(write("Gr\u00F6\u00DFe \u00DC")), Buffer.of(0xff)]);
    expect(() => extract(name, broken)).toThrow(/^File extraction error: not utf-8 at line \d+, column \d+$/);
    expect(() => extract(name, latin(write("\u0001\u00FF")))).toThrow("not utf-8");
    expect(() => extract(name, latin(write("\u0083\u0081\u0083")))).toThrow("not utf-8");
    expect(() => extract(name, file, {}, "ru")).toThrow("not utf-8");
  });

  test("has no note when it is UTF-8 or declared", () => {
    expect(extract(name, Buffer.from(write(text))).note).toBeUndefined();
    if ("encoding" in (filterNamed(name) as Filter).options) {
      expect(() => extract(name, file, { encoding: "utf-8" })).toThrow("not utf-8");
      expect(extract(name, file, { encoding: "windows-1252" }).note).toBeUndefined();
    }
  });
});

const languages = { sourceLanguage: "de", targetLanguage: "fr" };

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

function* pieces(file: Uint8Array, size: number) {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}

const table = { delimiter: "auto", hasHeaderRow: false, maxLength: 100 } as const;
type Read = (
  file: Iterable<Uint8Array>,
  onLegacyText?: () => void,
) => AsyncIterable<{ source: string; target: string }>;
const exchanges: Readonly<Record<string, { read: Read; file: (source: string, target: string) => string }>> = {
  "terms.csv": {
    read: (file, onLegacyText) => readTerms(file, { ...table, onLegacyText }, () => {}),
    file: (source, target) => `${"a,b\n".repeat(200)}${source},${target}\n`,
  },
  "terms.tbx": {
    read: (file, onLegacyText) => readStream(tbxReader(languages, { depth: 99, onLegacyText }), file),
    file: (source, target) =>
      `<martif type="TBX"><text><body><termEntry><langSet xml:lang="de"><tig><term>${source}</term></tig></langSet><langSet xml:lang="fr"><tig><term>${target}</term></tig></langSet></termEntry></body></text></martif>`,
  },
  "memory.tmx": {
    read: (file, onLegacyText) => readStream(memoryReader("a.tmx", { ...languages, onLegacyText }), file),
    file: (source, target) =>
      `<tmx version="1.4"><body><tu><tuv xml:lang="de"><seg>${source}</seg></tuv><tuv xml:lang="fr"><seg>${target}</seg></tuv></tu></body></tmx>`,
  },
  "memory.xlf": {
    read: (file, onLegacyText) => readStream(memoryReader("a.xlf", { ...languages, onLegacyText }), file),
    file: (source, target) =>
      `<xliff version="1.2"><file source-language="de" target-language="fr"><body><trans-unit id="1"><source>${source}</source><target>${target}</target></trans-unit></body></file></xliff>`,
  },
};

describe.each(Object.entries(exchanges))("%s that declares nothing and is not UTF-8", (_, { read, file }) => {
  const bytes = latin(file("Gr\u00F6\u00DFe", "\u00C9t\u00E9 5 \u20AC"));

  test.each([1, 3, 64, 100_000])("is read as windows-1252 in pieces of %i bytes, and says so once", async (size) => {
    let notes = 0;
    const pairs = await collect(read(pieces(bytes, size), () => notes++));
    expect(pairs.at(-1)).toMatchObject({ source: "Gr\u00F6\u00DFe", target: "\u00C9t\u00E9 5 \u20AC" });
    expect(notes).toBe(1);
  });

  test("is refused without a listener, and after text in UTF-8", async () => {
    await expect(collect(read(pieces(bytes, 64)))).rejects.toThrow(FilterError);
    const mixed = Buffer.concat([Buffer.from(file("\u00F6\u00F6\u00F6", "b")), Buffer.of(0xff)]);
    await expect(collect(read(pieces(mixed, 64), () => {}))).rejects.toThrow(FilterError);
  });

  test("is UTF-8 without a note when it is", async () => {
    const utf8 = Buffer.from(file("Gr\u00F6\u00DFe \u{1F600}", "\u00C9t\u00E9"));
    const unexpected = () => expect.unreachable();
    expect((await collect(read(pieces(utf8, 1), unexpected))).at(-1)).toMatchObject({ target: "\u00C9t\u00E9" });
  });
});

test("capitals before a closing guillemet, which could be UTF-8, are windows-1252 among others", () => {
  expect(isLegacyText(latin("\u00ABCAF\u00C9\u00BB fran\u00E7ais"))).toBe(true);
});
