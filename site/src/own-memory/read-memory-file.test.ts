import { expect, test } from "vitest";
import { findLanguages, parseTable, readMemoryFile } from "./read-memory-file.ts";

test.each([
  [
    '<header srclang="*all*"/><tuv xml:lang="en-GB"/><tuv xml:lang="EN-US"/><tuv xml:lang="de-DE"/>',
    ["en-GB", "de-DE"],
  ],
  ['<header srclang="fr"/><tuv lang="en"/><tuv lang="fr"/>', ["fr", "en"]],
  ['<file source-language="en" target-language="pt-BR">', ["en", "pt-BR"]],
  ["<xliff srcLang='en' trgLang = 'zh-Hant-TW'>", ["en", "zh-Hant-TW"]],
  ["<tmx>", []],
])("%s names %j", (head, languages) => {
  expect(findLanguages(head)).toEqual(languages);
});

test("cells may be quoted, and rows without a translation are skipped", () => {
  const text = 'en;de;note\r\n"Say ""no""; stay";"Sag\n„nein“";x\r\nalone;\r\n\r\nlast;letzter';
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

test("a CSV file becomes TMX in the languages of its first row", async () => {
  const read = await readMemoryFile(new File(["en-US,nb\nA & B,C\n"], "list.csv"));
  expect({ name: read.name, languages: read.languages }).toEqual({ name: "list.tmx", languages: ["en-US", "nb"] });
  expect(await read.content.text()).toContain(
    '<tuv xml:lang="en-US"><seg>A &amp; B</seg></tuv><tuv xml:lang="nb"><seg>C</seg></tuv>',
  );
});

test("a file in UTF-16 is read too", async () => {
  const text = '\ufeff<header srclang="en"/><tuv xml:lang="de"/>';
  const bytes = Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]));
  expect((await readMemoryFile(new File([bytes], "a.tmx"))).languages).toEqual(["en", "de"]);
});

test("a file without two languages is refused", async () => {
  await expect(readMemoryFile(new File(["source,target\na,b"], "a.csv"))).rejects.toThrow("such as en,de");
  await expect(readMemoryFile(new File(["<tmx/>"], "a.tmx"))).rejects.toThrow("doesn't name two languages");
});
