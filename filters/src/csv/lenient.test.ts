import { expect, test } from "vitest";
import { type Filter, filterNamed, readTerms, settingsFor } from "../index.ts";
import { readCsv } from "./rows.ts";

/** Rows and their values, as Python's `csv` reads them. */
const rows: readonly [text: string, values: readonly string[]][] = [
  ['"wet" deck,b', ["wet deck", "b"]],
  ['"He said "stop" twice",b', ['He said stop" twice"', "b"]],
  ['"a" ,"b"\t', ["a ", "b\t"]],
  ['"5"" pipe"x"",b', ['5" pipex""', "b"]],
  ['"a,b"c,"d', ["a,bc"]],
];

test.each(rows.slice(0, -1))("in %j text after a closing quote is text", async (text, values) => {
  expect(
    readCsv(`${text}\n`, ",")
      .next()
      .value?.map(({ value }) => value),
  ).toEqual(values);
  const terms = [];
  const table = { delimiter: ",", hasHeaderRow: false, maxLength: 99 } as const;
  for (const size of [1, 100]) {
    const bytes = new TextEncoder().encode(`${text}\nc,d\n`);
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    );
    for await (const { source, target } of readTerms(pieces, table, () => {})) terms.push([source, target]);
  }
  const trimmed = values.map((value) => value.trim());
  expect(terms).toEqual([trimmed, ["c", "d"], trimmed, ["c", "d"]]);
});

test("a quote that is not closed is still refused", () => {
  const [text] = rows.at(-1) as (typeof rows)[number];
  expect(() => [...readCsv(text, ",")]).toThrow("an unclosed quote at line 1, column 8");
});

test("a translation of such a field is written in quotes, and others stay as they are", () => {
  const filter = filterNamed("csv") as Filter;
  const file = '"wet" deck,"He said "stop""\n';
  const { segments, merge } = filter.extract(
    new TextEncoder().encode(file),
    settingsFor(filter, { sourceLanguage: "en" }),
  );
  expect(segments.map(({ source }) => source)).toEqual(["wet deck", 'He said stop""']);
  const write = (targets: readonly (string | undefined)[]) => new TextDecoder().decode(merge(targets));
  expect(write([undefined, undefined])).toBe(file);
  expect(write(['nasses "Deck"', undefined])).toBe('"nasses ""Deck""","He said "stop""\n');
});

const translateAs = (name: "csv" | "tsv", file: string, target: (source: string) => string) => {
  const filter = filterNamed(name) as Filter;
  const { segments, merge } = filter.extract(Buffer.from(file), settingsFor(filter, { sourceLanguage: "en" }));
  expect(Buffer.from(merge(segments.map(() => undefined))).toString()).toBe(file);
  const sources = segments.map(({ source }) => source);
  return { sources, output: Buffer.from(merge(sources.map(target))).toString() };
};

test("quotes with a backslash are those of the text, if text follows one of them, and stay so", () => {
  const { sources, output } = translateAs(
    "csv",
    '"a \\"b\\" c",d\n"\\"e\\"",f\n"g \\"h\\""\n',
    (source) => `${source}"`,
  );
  expect(sources).toEqual(['a "b" c', "d", '"e"', "f", 'g "h"']);
  expect(output).toBe('"a \\"b\\" c\\"","d"""\n"\\"e\\"\\"","f"""\n"g \\"h\\"\\""\n');
  const { sources: lone } = translateAs("csv", '"C:\\" is full,a\n"b",c\n"D:\\" too', (source) => source);
  expect(lone).toEqual(["C:\\ is full", "a", "b", "c", "D:\\ too"]);
  const paths = '"C:\\","C:\\" ,"{""a"":""b\\""c\\""""}"\n';
  expect([...readCsv(paths, ",")].flat().map(({ value }) => value)).toEqual(["C:\\", "C:\\ ", '{"a":"b\\"c\\""}']);
});

test("between tabs, quotes around a part of a field are text", async () => {
  const file = '"Hi" you\ta "b"\n"open\tc\n"d\te"\t"f\ng"\n"last';
  const { sources, output } = translateAs("tsv", file, (source) => `${source}s`);
  expect(sources).toEqual(['"Hi" you', 'a "b"', '"open', "c", "d\te", "f\ng", '"last']);
  expect(output).toBe('"""Hi"" yous"\ta "b"s\n"""opens"\tcs\n"d\tes"\t"f\ngs"\n"""lasts"');
  const table = { delimiter: "\t", hasHeaderRow: false, maxLength: 99 } as const;
  for (const size of [1, 5, 100]) {
    const bytes = Buffer.from(file.replace("last", "last\th"));
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    );
    const terms: string[][] = [];
    for await (const { source, target } of readTerms(pieces, table, () => {})) terms.push([source, target]);
    expect(terms).toEqual([
      ['"Hi" you', 'a "b"'],
      ['"open', "c"],
      ["d\te", "f\ng"],
      ['"last', "h"],
    ]);
  }
});

test("quotes between spaces are those of a field, as people write it", () => {
  const file = (...texts: string[]) => `1, "${texts[0]}", 7\n  "${texts[1]}" ,"c" , "${texts[2]}"\n`;
  const { sources, output } = translateAs("csv", file('Sunscreen, 8 ""oz""', "b", ""), (source) =>
    source.toUpperCase(),
  );
  expect(sources).toEqual(["1", 'Sunscreen, 8 "oz"', "7", "b", "c"]);
  expect(output).toBe('1, "SUNSCREEN, 8 ""OZ""", 7\n  "B ","C ", ""\n');
  const { output: bare } = translateAs("csv", "Year, Mr. Ann \nb,c\n", (source) => ` ${source}`);
  expect(bare).toBe('" Year",  Mr. Ann \n" b"," c"\n');
  const lines = (text: string) => `a, "${text}", b,\n"c", d\n`;
  expect(translateAs("csv", lines("e\nf"), (source) => source.toUpperCase()).output).toBe('A, "E\nF", B,\n"C", D\n');
  for (const text of ['a, "b\nc, d"\n', 'a, "b" c\n', 'a, "b ""\n', 'a, 5"\n'])
    expect([...readCsv(text, ",")].flat().map(({ value }) => value)).toEqual(text.trimEnd().split(/,|\n/));
});

test("a formula of a spreadsheet is no text", () => {
  const filter = filterNamed("csv") as Filter;
  const file = new TextEncoder().encode('a,=SUM(A1:A9),"=IF(A1>2,""b"",""c"")"\n=A1&"x",= b =,=B2B sales\n');
  const sources = (options: Readonly<Record<string, string | string[]>>) =>
    filter.extract(file, settingsFor(filter, { sourceLanguage: "en", options })).segments.map(({ source }) => source);
  expect(sources({})).toEqual(["a", "= b =", "=B2B sales"]);
  expect(sources({ columns: ["1"], targetColumn: "3" })).toEqual(["a"]);
});

test("a table with a column of translations is read in an encoding of both languages", () => {
  const filter = filterNamed("csv") as Filter;
  const table = (last: string) => Buffer.from(`Goose,g\xEA\x9C\nSea,${last}\n`, "latin1");
  const read = (targetColumn: string) =>
    filter.extract(
      table(""),
      settingsFor(filter, {
        sourceLanguage: "en",
        targetLanguage: "pl",
        options: { columns: ["1"], targetColumn },
      }),
    );
  expect(read("").note).toContain("windows-1252");
  const { segments, merge } = read("2");
  expect(segments[0]?.target).toBe("g\u0119\u015B");
  expect(merge([undefined, "\u0142"])).toEqual(new Uint8Array(table("\xB3")));
});
