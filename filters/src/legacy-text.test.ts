import { describe, expect, test } from "vitest";
import { encode } from "./encoding.ts";
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
import { findLegacyEncoding, isLegacyText, type OnLegacyText } from "./legacy-text.ts";

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

  test("is refused with the location when it is damaged UTF-8, binary, or of another script", () => {
    const broken = Buffer.concat([Buffer.from(write("Gr\u00F6\u00DFe \u00DC")), Buffer.of(0xff)]);
    expect(() => extract(name, broken)).toThrow(/^File extraction error: not utf-8 at line \d+, column \d+$/);
    expect(() => extract(name, latin(write("\u0001\u00FF")))).toThrow("not utf-8");
    expect(() => extract(name, latin(write("\u0083\u0081\u0083")))).toThrow("not utf-8");
    expect(() => extract(name, file, {}, "hi")).toThrow("not utf-8");
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
  onLegacyText?: OnLegacyText,
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
    const onLegacyText = (text: Uint8Array) => {
      notes++;
      return findLegacyEncoding(text, ["de", "fr"]);
    };
    const pairs = await collect(read(pieces(bytes, size), onLegacyText));
    expect(pairs.at(-1)).toMatchObject({ source: "Gr\u00F6\u00DFe", target: "\u00C9t\u00E9 5 \u20AC" });
    expect(notes).toBe(1);
  });

  test("is refused without a listener, and after text in UTF-8", async () => {
    await expect(collect(read(pieces(bytes, 64)))).rejects.toThrow(FilterError);
    const mixed = Buffer.concat([Buffer.from(file("\u00F6\u00F6\u00F6", "b")), Buffer.of(0xff)]);
    await expect(collect(read(pieces(mixed, 64), () => undefined))).rejects.toThrow(FilterError);
  });

  test("is UTF-8 without a note when it is", async () => {
    const utf8 = Buffer.from(file("Gr\u00F6\u00DFe \u{1F600}", "\u00C9t\u00E9"));
    const unexpected = () => expect.unreachable();
    expect((await collect(read(pieces(utf8, 1), unexpected))).at(-1)).toMatchObject({ target: "\u00C9t\u00E9" });
  });
});

test.each(["terms.tbx", "memory.tmx", "memory.xlf"])(
  "%s in UTF-8 that declares another encoding is UTF-8",
  async (name) => {
    const { read, file } = exchanges[name] as (typeof exchanges)[string];
    const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>${file("Gr\u00F6\u00DFe", "\u00C9t\u00E9")}`;
    for (const bytes of [Buffer.from(declared), latin(declared)])
      expect(await collect(read(pieces(bytes, 64)))).toMatchObject([
        { source: "Gr\u00F6\u00DFe", target: "\u00C9t\u00E9" },
      ]);
  },
);

test("capitals before a closing guillemet, which could be UTF-8, are windows-1252 among others", () => {
  expect(isLegacyText(latin("\u00ABCAF\u00C9\u00BB fran\u00E7ais"), "windows-1252")).toBe(true);
});

/** Sentences in their legacy encodings, which Python's codecs wrote. */
const languagesByEncoding: [string, string, string, string][] = [
  ["pl", "windows-1250", "5a61bff3b3e62067ea9c6cb9206a619ff1", "Zażółć gęślą jaźń"],
  [
    "cs",
    "windows-1250",
    "50f8ed6c699a209e6c759d6f75e86bfd206bf9f220fa70ec6c20efe162656c736be920f36479",
    "Příliš žluťoučký kůň úpěl ďábelské ódy",
  ],
  ["hu", "windows-1250", "c17276ed7a74fb72f52074fc6bf67266fa72f367e970", "Árvíztűrő tükörfúrógép"],
  ["tr", "windows-1254", "dd796920616bfe616d6c61722c20fe656869722067fc7a656c", "İyi akşamlar, şehir güzel"],
  ["ru", "windows-1251", "cff0e8e2e5f22c20ece8f02c20fdf2ee20b8ebeae0", "Привет, мир, это ёлка"],
  ["uk", "windows-1251", "cff0e8e2b3f22c20f1e2b3f2e52c20bfe6e0ea", "Привіт, світе, їжак"],
  ["bg", "windows-1251", "c7e4f0e0e2e5e92c20f1e2fff2", "Здравей, свят"],
  ["sr", "windows-1251", "8af3e1e0e220e8209ef3e4", "Љубав и ћуд"],
  ["sr-Latn", "windows-1250", "c8659e6e6a61206920649e6570", "Čežnja i džep"],
  ["el", "windows-1253", "cae1ebe7ecddf1e12c20eafcf3ece5", "Καλημέρα, κόσμε"],
  ["he", "windows-1255", "f9ece5ed20f2e5eced", "שלום עולם"],
  ["ar", "windows-1256", "e3d1cdc8c720c8c7e1dac7e1e3", "مرحبا بالعالم"],
  ["fa", "windows-1256", "81e4ccd1e5", "پنجره"],
  ["lt", "windows-1257", "4c616261732072797461732c20fe6d6f6eeb732c2061e869fb", "Labas rytas, žmonės, ačiū"],
  ["lv", "windows-1257", "4c616272ee742c2070617361756c652c20f0edee766973", "Labrīt, pasaule, šķīvis"],
  ["vi", "windows-1258", "d0fdf5cc6e672074f469", "Đường tôi"],
  ["th", "windows-874", "cac7d1cab4d5aad2c7e2c5a120e0a1c1e3cbc1e8", "สวัสดีชาวโลก เกมใหม่"],
  ["ja", "shift_jis", "8da193fa82cd814190a28a458142b1b28740eee0", "今日は、世界。ｱｲ①髙"],
  ["ja", "euc-jp", "baa3c6fca4cfa1a2c0a4b3a6a1a3a4d2a4e9a4aca4ca", "今日は、世界。ひらがな"],
  ["ko", "euc-kr", "bec8b3e7c7cfbcbcbfe42c20bcbcb0e8", "안녕하세요, 세계"],
  ["zh", "gb18030", "c4e3bac3a3accac0bde7a1a39534b235", "你好，世界。𠮷"],
  ["zh-TW", "big5", "a741a66ea141a540acc9a143c5aaaed1", "你好，世界。讀書"],
];

describe.each(languagesByEncoding)("text in %s that declares nothing", (language, encoding, hex, text) => {
  const file = Buffer.concat([Buffer.from(hex, "hex"), Buffer.from("\n")]);

  test(`is read as ${encoding}, says so, and stays that`, () => {
    const filter = filterNamed("plaintext") as Filter;
    const settings = settingsFor(filter, { sourceLanguage: language, targetLanguage: "en", segmentation: "paragraph" });
    const { segments, note, merge } = filter.extract(file, settings);
    expect(segments.map(({ source }) => source)).toEqual([text]);
    expect(note).toContain(`it was read as ${encoding}.`);
    expect(merge([undefined])).toEqual(Uint8Array.from(file));
    expect(merge([`${text}${text}`])).toEqual(Uint8Array.from(Buffer.from(`${hex}${hex}0a`, "hex")));
    const decoder = new TextDecoder(encoding === "gb18030" ? encoding : "utf-8");
    expect(decoder.decode(merge(["\u0905 \u{1F600}"])).trim()).toBe("\u0905 \u{1F600}");
  });

  test("is read in pieces of a list of terms with English", async () => {
    const table = { delimiter: "auto", hasHeaderRow: false, maxLength: 200 } as const;
    const bytes = Buffer.concat([Buffer.from('a,"'), Buffer.from(hex, "hex"), Buffer.from('"\n')]);
    const onLegacyText = (seen: Uint8Array) => findLegacyEncoding(seen, ["en", language]);
    for (const size of [16, 1000]) {
      const [row] = await collect(readTerms(pieces(bytes, size), { ...table, onLegacyText }, () => {}));
      expect(row).toMatchObject({ source: "a", target: text });
    }
  });
});

test("two languages of different legacy encodings share none", () => {
  const bytes = latin("na\u00EFve caf\u00E9");
  expect(findLegacyEncoding(bytes, ["en", "fr"])).toBe("windows-1252");
  expect(findLegacyEncoding(bytes, ["pl", "ru"])).toBeUndefined();
  expect(findLegacyEncoding(bytes, ["hi"])).toBeUndefined();
});

test("a catalog without a charset is read in the encoding that its languages share", () => {
  const po = Buffer.concat([Buffer.from('msgid "Night"\nmsgstr "'), Buffer.of(0xec, 0xee), Buffer.from('"\n')]);
  const filter = filterNamed("po") as Filter;
  const { segments } = filter.extract(po, settingsFor(filter, { sourceLanguage: "en", targetLanguage: "ru" }));
  expect(segments).toMatchObject([{ source: "Night", target: "\u043C\u043E" }]);
});

describe("text of other systems that declares nothing", () => {
  const russian = "\u041F\u0440\u0438\u0432\u0435\u0442, \u043C\u0438\u0440";
  const chinese = "\u4F60\u597D\u4E16\u754C\uFF0C\u4ECA\u5929\u5929\u6C23\u5F88\u597D\u3002";
  const korean = "\uB620\uBC29\uAC01\uD558 \uD3B2\uC2DC\uCF5C\uB77C";

  test.each([
    ["windows-1251", "ru", russian],
    ["koi8-r", "ru", russian],
    ["ibm866", "ru", russian],
    ["iso-8859-5", "ru", russian],
    ["windows-1253", "el", "\u0386\u03BB\u03C6\u03B1"],
    ["iso-8859-7", "el", "\u0386\u03BB\u03C6\u03B1"],
    ["windows-1250", "pl", "Za\u017C\u00F3\u0142\u0107 g\u0119\u015Bl\u0105 ja\u017A\u0144"],
    ["iso-8859-2", "cs", "Příliš žluťoučký kůň úpěl"],
    ["iso-8859-4", "lv", "Āboli, šķūnis, ķīselis, ģimene"],
    ["iso-8859-6", "ar", "مرحبا بالعالم. هذا نص عربي قديم"],
    ["iso-8859-13", "lt", "Labas rytas, ąčęėįšųūž. „kalba“"],
    ["iso-8859-15", "et", "Tere õhtust. Šokolaad ja žürii"],
    ["iso-8859-15", "fi", "Hinta on 5 € tänään. Šakki"],
    ["iso-8859-15", "fr", "Le cœur de l'œuvre coûte 10 €"],
    ["windows-1250", "sr", "Dobar dan, šećer, žaba, đak"],
    ["windows-1252", "fr", "L´été à 5 €, ½ litre, 20 m²"],
    ["iso-8859-2", "pl", "Za\u017C\u00F3\u0142\u0107 g\u0119\u015Bl\u0105 ja\u017A\u0144"],
    ["windows-1252", "fr", "l\u2019\u00E9t\u00E9 \u201Cna\u00EFf\u201D, 5\u00A0\u00B5m \u00B1 2\u00A0\u00B0C"],
    ["macintosh", "fr", "l\u2019\u00E9t\u00E9 \u201Cna\u00EFf\u201D"],
    ["gb18030", "zh", chinese.replace("\u6C23", "\u6C14")],
    ["big5", "zh", chinese],
    ["euc-kr", "ko", korean],
    ["iso-2022-jp", "ja", "\u65E5\u672C\u8A9E, ABC \uFF76\uFF85"],
  ])("in %s is read as that and stays that", (encoding, language, text) => {
    const file = encode(text, { name: encoding, mark: false });
    const { segments, note, merge } = extract("plaintext", file, {}, language);
    expect(segments.map(({ source }) => source)).toEqual([text]);
    expect(note).toContain(encoding);
    expect(merge([undefined])).toEqual(file);
    expect(merge([`${text}!`])).toEqual(encode(`${text}!`, { name: encoding, mark: false }));
  });

  test.each([
    ["koi8-r", "ru", "Добрый день, друзья."],
    ["ibm866", "ru", "Добрый день, друзья."],
    ["iso-8859-2", "cs", "Příliš žluťoučký kůň."],
    ["windows-1250", "cs", "Příliš žluťoučký kůň."],
  ])("in %s between tags is read as that", (encoding, language, text) => {
    const file = encode(`<p>${text}</p>`, { name: encoding, mark: false });
    const { segments, note } = extract("html", file, {}, language);
    expect(segments).toEqual([{ source: text }]);
    expect(note).toContain(encoding);
  });

  test("is Latin-1 in Java properties, and the note says so", () => {
    const read = (file: Uint8Array) => extract("properties", file, {}, "cs");
    const { segments, note, merge } = read(latin("a=Caf\u00E9\n"));
    expect(segments).toMatchObject([{ source: "Caf\u00E9" }]);
    expect(note).toContain("iso-8859-1");
    expect(merge([undefined])).toEqual(latin("a=Caf\u00E9\n"));
    expect(read(Buffer.from("a=Caf\u00E9\n")).note).toBeUndefined();
    expect(read(Buffer.from("a=Caf\u00E9 \u001B$\n"))).toMatchObject({ segments: [{ source: "Caf\u00E9 \u001B$" }] });
  });

  test("is in the encoding of the language before native2ascii, and new characters are escapes", () => {
    const file = encode("a=Zażółć gęślą\n", { name: "windows-1250", mark: false });
    const { segments, note, merge } = extract("properties", file, {}, "pl");
    expect(segments).toMatchObject([{ source: "Zażółć gęślą" }]);
    expect(note).toContain("windows-1250");
    expect(merge(["Łódź 船"])).toEqual(encode("a=Łódź \\u8239\n", { name: "windows-1250", mark: false }));
    const escaped = Buffer.from("a=\\u8239 Caf\u00E9 au lait\n", "latin1");
    expect(extract("properties", escaped, {}, "zh").segments).toMatchObject([{ source: "船 Caf\u00E9 au lait" }]);
  });

  test("keeps the escape sequences that it has", () => {
    const file = Buffer.from("A \x1b$@F|\x1b(J B\n");
    const { merge } = extract("plaintext", file, {}, "ja");
    expect(Buffer.from(merge([undefined]))).toEqual(file);
  });
});
