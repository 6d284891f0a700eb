import { settingsFor } from "../filter.ts";
import type { OptionValues } from "../options.ts";
import { xlsx } from "../xlsx/index.ts";
import { packFiles, unpackFiles } from "./ooxml-files.ts";

export const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
export const linked = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
export const strings = (...items: string[]) => `<sst ${main}>${items.map((item) => `<si>${item}</si>`).join("")}</sst>`;
export const sheet = (cells: string, rest = "") =>
  `<worksheet ${main}><sheetData><row r="1">${cells}</row></sheetData>${rest}</worksheet>`;
export const cell = (location: string, index: number) => `<c r="${location}" t="s"><v>${index}</v></c>`;
export const sheetEntry = (name: string, id: number, attributes = "") =>
  `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"${attributes}/>`;
export const book = (sheets: string, rest = "") =>
  `<workbook ${main} ${linked}><sheets>${sheets}</sheets>${rest}</workbook>`;

export interface WorkbookFile {
  strings?: string;
  sheets: readonly string[];
  book?: string;
  others?: Readonly<Record<string, string>>;
  relations?: readonly (readonly [string, string, string])[];
}

export function extract(workbook: WorkbookFile, options: OptionValues = {}) {
  const entries = {
    "xl/workbook.xml":
      workbook.book ?? book(workbook.sheets.map((_, at) => sheetEntry(`Sheet${at + 1}`, at + 1)).join("")),
    "xl/sharedStrings.xml": workbook.strings ?? strings(),
    ...Object.fromEntries(workbook.sheets.map((text, at) => [`xl/worksheets/sheet${at + 1}.xml`, text])),
    ...workbook.others,
  };
  const file = packFiles(entries, [
    ["", "officeDocument", "xl/workbook.xml"],
    ...workbook.sheets.map((_, at) => ["xl/workbook.xml", "worksheet", `xl/worksheets/sheet${at + 1}.xml`] as const),
    ["xl/workbook.xml", "sharedStrings", "xl/sharedStrings.xml"],
    ...(workbook.relations ?? []),
  ]);
  return xlsx.extract(file, settingsFor(xlsx, { sourceLanguage: "en", options }));
}
export const merge = (workbook: WorkbookFile, targets: (string | undefined)[], options?: OptionValues) =>
  unpackFiles(extract(workbook, options).merge(targets));
