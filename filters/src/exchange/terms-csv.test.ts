import { expect, test } from "vitest";
import type { SkippedRow, TermRow } from "./terms.ts";
import { readTerms, writeTerms } from "./terms-csv.ts";

const options = { delimiter: "auto", hasHeaderRow: false, maxLength: 20 } as const;

async function read(bytes: Uint8Array, input: Partial<Parameters<typeof readTerms>[1]> = {}, size = bytes.length) {
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
  const skipped: SkippedRow[] = [];
  const terms: TermRow[] = [];
  for await (const term of readTerms(chunks, { ...options, ...input }, (row) => skipped.push(row))) terms.push(term);
  return { terms, skipped };
}
const toBytes = (text: string) => new TextEncoder().encode(text);

test("the first two columns are the terms, the others are metadata with numbered names", async () => {
  expect((await read(toBytes("chair,Stuhl,noun,,x\ntable,Tisch"))).terms).toEqual([
    { row: 1, source: "chair", target: "Stuhl", metadata: { column3: "noun", column5: "x" } },
    { row: 2, source: "table", target: "Tisch", metadata: {} },
  ]);
});

test("columns in the other order are swapped where the file says so: in its header row, or as DeepL does", async () => {
  const languages = { sourceLanguage: "en", targetLanguage: "de-DE" };
  const pairs = async (text: string, hasHeaderRow: boolean) => {
    const { terms, skipped } = await read(toBytes(text), { languages, hasHeaderRow });
    return [...terms.map(({ source, target }) => `${source}=${target}`), ...skipped.map(({ reason }) => reason)];
  };
  expect(await pairs("de,en-GB,note\nStuhl,chair,x", true)).toEqual(["chair=Stuhl"]);
  for (const header of ["en,de", "ger,name", "name,en", "term,translation"])
    expect(await pairs(`${header}\nchair,Stuhl`, true)).toEqual(["chair=Stuhl"]);
  const glossary = "chair,Stuhl,EN,DE\nTisch,table,DE,EN\nchaise,Stuhl,FR,DE\nchair,Stuhl,no,en\na,b,NN,VB";
  expect(await pairs(glossary, false)).toEqual([
    "chair=Stuhl",
    "table=Tisch",
    "chair=Stuhl",
    "a=b",
    "in other languages",
  ]);
  expect(await pairs("en,de,country,board\nchair,Stuhl,IT,HR", true)).toEqual(["chair=Stuhl"]);
});

test("a header row names the metadata and is no entry", async () => {
  const { terms } = await read(toBytes("\uFEFFen;de;Part of speech\r\nchair;Stuhl;noun\r\n"), { hasHeaderRow: true });
  expect(terms).toEqual([{ row: 2, source: "chair", target: "Stuhl", metadata: { "Part of speech": "noun" } }]);
});

test.each(["auto", "\t"] as const)("a first line that names the delimiter is no row, given %j", async (delimiter) => {
  const text = "sep=;\r\nen;de;note\r\nchair;Stuhl, der;noun";
  const expected = [{ row: 3, source: "chair", target: "Stuhl, der", metadata: { note: "noun" } }];
  for (const size of [1, 6, 100]) {
    expect(await read(toBytes(text), { delimiter, hasHeaderRow: true }, size)).toEqual({
      terms: expected,
      skipped: [],
    });
  }
  expect((await read(toBytes("sep=^\na^b"))).terms).toMatchObject([{ row: 2, source: "a", target: "b" }]);
});

test("a file without line ends is refused before all of it is kept", async () => {
  let input = 0;
  async function* endless() {
    for (; input < 1000; input++) yield new Uint8Array(16_384).fill(0x61);
  }
  const terms = readTerms(endless(), options, () => {});
  await expect(terms.next()).rejects.toThrow("File extraction error: row 1 does not end");
  expect(input).toBeLessThan(300);
});

test("rows without a source or target and entries over the limit are skipped and named", async () => {
  const { terms, skipped } = await read(toBytes(`a,\n\n,b\n${"long".repeat(6)},x\nc,d\n`));
  expect(terms.map(({ row }) => row)).toEqual([5]);
  expect(skipped).toEqual([
    { row: 1, reason: "source or target is missing" },
    { row: 3, reason: "source or target is missing" },
    { row: 4, reason: "longer than allowed" },
  ]);
});

test("chunks of any size give the same rows", async () => {
  const text = '\uFEFF"a, ""quoted""\r\nterm",Größe 😀\r\nb,"c"\r\n\rd,e\n"f\n","g"';
  const whole = await read(toBytes(text));
  expect(whole.terms).toHaveLength(4);
  for (const size of [1, 2, 3, 5, 8]) expect(await read(toBytes(text), {}, size)).toEqual(whole);
});

test("UTF-16 is read by its mark, or else by its zeros", async () => {
  const bytes = new Uint8Array(Buffer.from("\uFEFFa\tGröße\n", "utf16le"));
  const terms = [{ row: 1, source: "a", target: "Größe", metadata: {} }];
  expect((await read(bytes, {}, 1)).terms).toEqual(terms);
  expect((await read(bytes.subarray(2), {}, 9)).terms).toEqual(terms);
});

test("a row that is no text or whose quote does not end fails by its number", async () => {
  await expect(read(Uint8Array.of(0x61, 0x2c, 0x62, 0x0a, 0xff, 0x2c), {}, 4)).rejects.toThrow("not utf-8 after row 1");
  await expect(read(toBytes('a,b\n"c,d\n'))).rejects.toThrow("File extraction error: quotes that do not fit in row 2");
});

test("written terms are read again", async () => {
  const terms = [
    { source: 'a, "b"', target: " c\nd", metadata: { note: "x" } },
    { source: "=e", target: "f", metadata: {} },
  ];
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeTerms(terms, ["note"])) chunks.push(chunk);
  expect(new TextDecoder().decode(chunks[0])).toBe('source,target,note\r\n"a, ""b"""," c\nd",x\r\n=e,f,\r\n');
  const again = await read(Buffer.concat(chunks), { hasHeaderRow: true });
  expect(again.terms).toEqual([
    { row: 2, source: 'a, "b"', target: "c\nd", metadata: { note: "x" } },
    { row: 3, source: "=e", target: "f", metadata: {} },
  ]);
});
