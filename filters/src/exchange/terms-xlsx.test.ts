import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packFiles } from "../testing/ooxml-files.ts";
import type { SkippedRow, TermRow } from "./terms.ts";
import { readWorkbookTerms } from "./terms-xlsx.ts";

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const linked = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

function workbook(rows: string, strings = ""): Uint8Array {
  const sheets =
    '<sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Terms" sheetId="2" r:id="rId2"/>';
  return packFiles(
    {
      "xl/workbook.xml": `<workbook ${main} ${linked}><sheets>${sheets}</sheets></workbook>`,
      "xl/worksheets/sheet1.xml": `<worksheet ${main}><sheetData><row><c><v>old</v></c></row></sheetData></worksheet>`,
      "xl/worksheets/sheet2.xml": `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
      "xl/sharedStrings.xml": `<sst ${main}>${strings}</sst>`,
    },
    [
      ["", "officeDocument", "xl/workbook.xml"],
      ["xl/workbook.xml", "worksheet", "xl/worksheets/sheet1.xml"],
      ["xl/workbook.xml", "worksheet", "xl/worksheets/sheet2.xml"],
      ["xl/workbook.xml", "sharedStrings", "xl/sharedStrings.xml"],
    ],
  );
}

async function read(file: Uint8Array, hasHeaderRow = false) {
  const skipped: SkippedRow[] = [];
  const terms: TermRow[] = [];
  const chunks = [file.subarray(0, 7), file.subarray(7)];
  const options = { hasHeaderRow, maxLength: 20 };
  for await (const term of readWorkbookTerms(chunks, options, (row) => skipped.push(row))) terms.push(term);
  return { terms, skipped };
}
const text = (location: string, value: string) => `<c r="${location}" t="inlineStr"><is><t>${value}</t></is></c>`;

test("the first two columns are the terms, cells of any kind metadata by their column", async () => {
  const cells = `${text("A3", "chair")}${text("B3", "Stuhl &amp; Sessel")}<c r="D3"><v>4.5</v></c><c r="E3" t="b"><v>1</v></c><c r="F3" t="str"><f>A3</f><v>x</v></c><c r="AA3" t="e"><v>#REF!</v></c><c r="AB3"><v>7</v></c>`;
  expect((await read(workbook(`<row r="3">${cells}</row>`))).terms).toEqual([
    {
      row: 3,
      source: "chair",
      target: "Stuhl & Sessel",
      metadata: { column4: "4.5", column5: "TRUE", column6: "x", column28: "7" },
    },
  ]);
});

test("shared strings are read without formats and phonetic readings", async () => {
  const strings =
    '<si><r><t>one</t></r><r><rPr><b/></rPr><t> two</t></r></si><si/><si><t>港</t><rPh sb="0" eb="1"><t>ミナト</t></rPh></si>';
  const rows =
    '<row><c t="s"><v>0</v></c><c t="s"><v>2</v></c></row><row><c t="s"><v>1</v></c><c t="s"><v>9</v></c></row>';
  expect(await read(workbook(rows, strings))).toEqual({
    terms: [{ row: 1, source: "one two", target: "港", metadata: {} }],
    skipped: [],
  });
});

test("a header row names the metadata; incomplete and long rows are skipped and named", async () => {
  const rows = [
    text("A1", "en") + text("B1", "de") + text("C1", "Part of speech"),
    text("A2", "table") + text("B2", "Tisch") + text("C2", "noun"),
    text("B3", "Bank"),
    text("A4", "long".repeat(6)) + text("B4", "x"),
  ].map((cells, index) => `<row r="${index + 1}">${cells}</row>`);
  expect(await read(workbook(rows.join("")), true)).toEqual({
    terms: [{ row: 2, source: "table", target: "Tisch", metadata: { "Part of speech": "noun" } }],
    skipped: [
      { row: 3, reason: "source or target is missing" },
      { row: 4, reason: "longer than allowed" },
    ],
  });
});

test("a workbook of LibreOffice is read", async () => {
  const file = readFileSync(new URL("../../fixtures/xlsx/libreoffice/input.xlsx", import.meta.url));
  expect((await read(file, true)).terms).toEqual([{ row: 2, source: "Night ferry", target: "12", metadata: {} }]);
});

test("a file that is no workbook, or broken, fails with the entry and the location", async () => {
  await expect(read(new TextEncoder().encode("a,b\nc,d"))).rejects.toThrow("File extraction error: not a ZIP archive");
  await expect(read(workbook("<row><c></row>"))).rejects.toThrow(
    "File extraction error: an element is closed with a different name at line 1",
  );
});

test("a cell far to the right costs no more than its row", async () => {
  const rows = `<row>${text("A1", "a")}${text("B1", "b")}${text("XFD1", "c")}</row>`;
  expect((await read(workbook(rows))).terms).toEqual([{ row: 1, source: "a", target: "b", metadata: {} }]);
});
