import type { FilterSettings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import type { Limits } from "../limits.ts";
import { attributeText, mainPart, readRelations, startRoot } from "../ooxml/package.ts";
import { localName } from "../xml/inline.ts";
import { readEntry, requireEntry } from "../xml/package-filter.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { ZipArchive } from "../zip/archive.ts";
import { parseColumn } from "./cell-references.ts";
import { readCharacters } from "./characters.ts";
import { References } from "./references.ts";
import { TextCopies } from "./repeated-cells.ts";
import { readWorkbook } from "./workbook.ts";

/** A row of a sheet: its number from 1, and its cells as text, "" for missing ones. */
export interface SheetRow {
  row: number;
  fields: string[];
}

/** Cells in further columns are skipped. */
const maxColumns = 256;

/**
 * Reads the rows of the first sheet that is shown, one at a time. Formats and formulas are left out, and numbers and
 * dates are in the form that the file stores.
 *
 * @throws FilterError "File extraction error" with entry and location
 */
export function* readRows(file: Uint8Array, limits: Limits): Generator<SheetRow> {
  const archive = new ZipArchive(file, limits);
  const settings: FilterSettings = { options: {}, sourceLanguage: "", segmentation: "paragraph", limits };
  const main = mainPart(archive, limits);
  const { sheets } = readWorkbook(archive, main, settings, { references: new References(), copies: new TextCopies() });
  const sheet = sheets.find(({ type, isHidden }) => type === "worksheet" && !isHidden);
  if (!sheet) throw new FilterError("File extraction error", "a workbook without a sheet that is shown");
  const strings = readRelations(archive, main, limits).find(({ type }) => type === "sharedStrings");
  const shared = strings && readEntry(archive, strings.target, (text) => readSharedTexts(text, limits));
  const entry = requireEntry(archive, sheet.target, (text) => {
    const scanner = XmlScanner.over(text, limits);
    startRoot(scanner);
    return scanner;
  });
  try {
    yield* readSheetRows(entry.result, shared?.result ?? []);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw new FilterError(error.reason, error.detail, { entry: entry.name, cause: error });
  }
}

/** The texts of the shared strings, by their number. */
function readSharedTexts(text: string, limits: Limits): string[] {
  const scanner = XmlScanner.over(text, limits);
  const texts: string[] = [];
  for (let kind = startRoot(scanner); kind !== token.done; kind = scanner.next()) {
    if (localName(scanner.name) !== "si") continue;
    if (kind === token.open) texts.push(readString(scanner));
    if (kind === token.empty) texts.push("");
  }
  return texts;
}

function* readSheetRows(scanner: XmlScanner, shared: readonly string[]): Generator<SheetRow> {
  let row = 0;
  let fields: string[] = [];
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    if (kind !== token.open && kind !== token.close && kind !== token.empty) continue;
    const name = localName(scanner.name);
    if (name === "row" && kind === token.close) {
      if (fields.some((field) => field !== "")) yield { row, fields };
    } else if (name === "row") {
      row = Number(attributeText(scanner.attributes(), "r") || row + 1);
      fields = [];
    } else if (name === "c" && kind === token.open) {
      const attributes = scanner.attributes();
      const location = attributeText(attributes, "r");
      const column = location === "" ? fields.length : parseColumn(location) - 1;
      const text = readCellText(scanner, attributeText(attributes, "t"), shared);
      if (column < 0 || column >= maxColumns) continue;
      while (fields.length < column) fields.push("");
      fields[column] = text;
    }
  }
}

/** The text of the cell whose opening tag is the scanner's token. */
function readCellText(scanner: XmlScanner, type: string, shared: readonly string[]): string {
  const depth = scanner.path.length;
  let text = "";
  for (let kind = scanner.next(); kind !== token.close || scanner.path.length >= depth; kind = scanner.next()) {
    if (kind !== token.open) continue;
    const name = localName(scanner.name);
    if (name === "is") text = readString(scanner);
    if (name === "v") text = scanner.content();
  }
  if (type === "s") return shared[Number(text)] ?? "";
  if (type === "b") return text === "1" ? "TRUE" : "FALSE";
  if (type === "e") return "";
  return text;
}

/** The text of a string, without phonetic readings. */
function readString(scanner: XmlScanner): string {
  const depth = scanner.path.length;
  let text = "";
  let reading = 0;
  for (let kind = scanner.next(); kind !== token.close || scanner.path.length >= depth; kind = scanner.next()) {
    if (kind === token.close && scanner.path.length < reading) reading = 0;
    if (kind !== token.open) continue;
    const name = localName(scanner.name);
    if (name === "rPh" && reading === 0) reading = scanner.path.length;
    if (name === "t" && reading === 0) text += scanner.content();
  }
  return readCharacters(text);
}
