import { expect, onTestFinished, test, vi } from "vitest";
import { type ChosenLanguages, nameLanguage } from "./languages.ts";
import { findLanguages, parseTable, readMemoryFile } from "./read-memory-file.ts";

test.each([
  [
    '<header srclang="*all*"/><tuv xml:lang="en-GB"/><tuv xml:lang="EN-US"/><tuv xml:lang="de-DE"/>',
    ["en-GB", "de-DE"],
  ],
  ['<header srclang="fr"/><tuv lang="en"/><tuv lang="fr"/>', ["fr", "en"]],
  ['<file source-language="en" target-language="pt-BR">', ["en", "pt-BR"]],
  ["<xliff srcLang='en' trgLang = 'zh-Hant-TW'>", ["en", "zh-Hant-TW"]],
  ['<header srclang="en"/><tuv xml:lang="fr"/><tuv xml:lang="de"/>', ["en", "fr", "de"]],
  ['<header adminlang="en-US" srclang="*all*"/><tuv xml:lang="de"/><tuv xml:lang="fr"/>', ["de", "fr"]],
  ["<tmx>", []],
])("%s names %j", (head, languages) => {
  expect(findLanguages(head)).toEqual(languages);
});

test("cells may be quoted, and lines without a second cell are skipped", () => {
  const text = 'en;de;note\r\n"Say ""no""; stay";"Sag\n„nein“";x\r\nalone\r\n\r\nlast;letzter';
  expect(parseTable(text)).toEqual([
    ["en", "de", "note"],
    ['Say "no"; stay', "Sag „nein“", "x"],
    ["last", "letzter"],
  ]);
  expect(parseTable("en\tde\na, b\tc")).toEqual([
    ["en", "de"],
    ["a, b", "c"],
  ]);
});

const pairs = async (name: string, content: string | Uint8Array<ArrayBuffer>, wanted?: ChosenLanguages) => {
  const read = await readMemoryFile(new File([content], name), wanted);
  const segments = [...(await read.content.text()).matchAll(/<seg>(.*?)<\/seg>/g)].map(([, text]) => text);
  return { name: read.content.name, languages: read.languages, choices: read.choices, segments };
};

test.each([
  ["two languages", "en-US,nb\nA & B,C\nD,\n", ["en-US", "nb"], ["en-US", "nb"], ["A &amp; B", "C"]],
  ["keys and languages", "key,en,de\nk1,A,B\n", ["en", "de"], ["en", "de"], ["A", "B"]],
  ["IDs and languages", "id,en,de\n1,A,B\n", ["en", "de"], ["en", "de"], ["A", "B"]],
  [
    "numbers and languages, as Excel and a Mac write it,",
    "sep=,\r\nNo,en,de\r1,A,B\r",
    ["en", "de"],
    ["en", "de"],
    ["A", "B"],
  ],
  ["Indonesian", "en,fr,id\nA,B,C\n", ["en", "fr", "id"], ["en", "fr"], ["A", "B"]],
  ["source and target", "note;source;target\nx;A;B\n", [], ["en", "de"], ["A", "B"]],
  ["nothing", '\ufeff"A\nB";C\n', [], ["en", "de"], ["A B", "C"]],
])("a CSV file whose first row names %s becomes TMX", async (_, text, choices, languages, segments) => {
  expect(await pairs("list.csv", text)).toEqual({ name: "list.tmx", languages, choices, segments });
});

test.each([
  ["English,German", ["en", "de"]],
  ["ENGLISH,french", ["en", "fr"]],
  ["en_US,de_DE", ["en_US", "de_DE"]],
  ["Englisch;Deutsch", ["en", "de"]],
  ["français;anglais", ["fr", "en"]],
  ["English (UK),Brazilian Portuguese", ["en", "pt-BR"]],
  ["British English,Traditional Chinese", ["en-GB", "zh-Hant"]],
  ["Source (English),Target (German)", ["en", "de"]],
  ["EN source,DE target", ["EN", "DE"]],
  ["English text,Japanese text", ["en", "ja"]],
  ["eng,deu", ["eng", "deu"]],
  ["en_source,de_target", ["en", "de"]],
])("the first row %s names languages", async (row, languages) => {
  const separator = row.includes(";") ? ";" : ",";
  const expected = { languages, choices: languages, segments: ["A", "B"] };
  expect(await pairs("list.csv", `${row}\nA${separator}B\n`)).toMatchObject(expected);
});

test.each([
  "Source,Target",
  "source_text,target_text",
  "SourceLanguage,TargetLanguage",
  "Quelle,Ziel",
  "Original,Translation",
])("the first row %s names the columns, and not the languages", async (row) => {
  expect(await pairs("list.csv", `${row}\nA,B\n`)).toMatchObject({ choices: [], segments: ["A", "B"] });
  expect(await pairs("list.csv", `B,A\n${row}\n`)).toMatchObject({ segments: ["B", "A", ...row.split(",")] });
});

test.each([
  "Source code is open.,Der Quellcode ist offen.",
  "I speak English.,Ich spreche Englisch.",
  "Original,Original",
])("the first row %s is a translation", async (row) => {
  expect(await pairs("list.csv", `${row}\n`)).toMatchObject({ choices: [], segments: row.split(",") });
});

test("a first row that names the target first keeps the direction", async () => {
  expect(await pairs("list.csv", "Target (German),Source (English)\nB,A\n")).toMatchObject({
    languages: ["en", "de"],
    segments: ["A", "B"],
  });
});

test("a locale of the system that isn't one of the web reads no worse", async () => {
  vi.stubGlobal("navigator", { languages: ["en-US@posix"] });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(await pairs("list.csv", "English,German\nA,B\n")).toMatchObject({ languages: ["en", "de"] });
});

test("a first row of parentheses is read in time that grows with its length", async () => {
  const row = "(".repeat(300_000);
  expect(await pairs("list.csv", `${row},B\n`)).toMatchObject({ segments: [row, "B"] });
});

test("a code that no browser reads is its own name", () => {
  expect(["en_v2", "de_old", "en_US"].map(nameLanguage)).toEqual(["en_v2", "de_old", "American English"]);
});

test("the languages of a file can be chosen", async () => {
  expect(await pairs("a.csv", "en,fr,de\nA,B,C\n", ["de", "en"])).toMatchObject({ segments: ["C", "A"] });
  expect(await pairs("a.csv", "A,B\n", ["fr", "nl"])).toMatchObject({ languages: ["fr", "nl"], segments: ["A", "B"] });
  const tmx = '<header srclang="en"/><tuv xml:lang="fr"/><tuv xml:lang="de"/>';
  expect(await pairs("a.tmx", tmx, ["en", "de"])).toMatchObject({ languages: ["en", "de"] });
});

test.each(["utf-16le", "utf-16be"])("a file in %s is read too", async (encoding) => {
  const bytes = [...'\ufeff<header srclang="en"/><tuv xml:lang="de"/>'].flatMap((sign) => {
    const pair = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8];
    return encoding === "utf-16le" ? pair : pair.toReversed();
  });
  expect(await pairs("a.tmx", Uint8Array.from(bytes))).toMatchObject({ languages: ["en", "de"] });
});

test("a table that isn't UTF-8 is read as Excel writes it", async () => {
  const bytes = Uint8Array.from([..."en;fr\nCoffee;Caf\xe9"].map((sign) => sign.charCodeAt(0)));
  expect(await pairs("a.csv", bytes)).toMatchObject({ segments: ["Coffee", "Café"] });
});

test.each([
  ["a.tmx", "<tmx/>", "a.tmx has no translations between two languages."],
  ["a.tmx", "", "a.tmx is empty."],
  ["a.png", "PNG", "a.png isn't a TMX, XLIFF, or CSV file."],
  ["a.csv", "one\ntwo\n", "a.csv has no rows with a text and its translation."],
])("%s with the content %j is refused with the reason", async (name, content, reason) => {
  await expect(readMemoryFile(new File([content], name))).rejects.toThrow(reason);
});
