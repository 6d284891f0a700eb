import { hasWord } from "../document/has-word.ts";
import { joinNotes, listUnread, listUntranslated } from "../document/left-alone.ts";
import type { TranslatableSpan } from "../document/translatable-span.ts";
import { textOf, type Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { findChangedDirection } from "../languages.ts";
import { redirectCells, redirectDrawing, redirectSheet, withDirection } from "../ooxml/direction.ts";
import { readDocumentProperties } from "../ooxml/document-properties.ts";
import { mainPart, readRelations } from "../ooxml/package.ts";
import { type PackagePart, type PackageParts, readEntry } from "../xml/package-filter.ts";
import { decodeText } from "../xml/references.ts";
import { createAttributeEdits } from "../xml/tags.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { readDrawn } from "./drawn.ts";
import type { FormulaContext } from "./formulas.ts";
import type { XlsxOptions } from "./options.ts";
import { readPivotParts } from "./pivots.ts";
import { References } from "./references.ts";
import { createRepeatedSpan, TextCopies, type TextKey } from "./repeated-cells.ts";
import { locate, readSheet, type SheetTexts } from "./sheet.ts";
import { createSheetNamesSpan } from "./sheet-names.ts";
import { readStrings } from "./strings.ts";
import { buildTablePart, type HeaderColumn, readTable, type Table } from "./tables.ts";
import { readWorkbook, type Sheet, type Workbook } from "./workbook.ts";

/** A sheet with its texts, and its tables with the header cells of their columns. */
interface ReadSheet {
  sheet: Sheet;
  texts: SheetTexts;
  tables: readonly { table: Table; headers: readonly HeaderColumn[] }[];
}

interface SheetContext {
  settings: FilterSettings<XlsxOptions>;
  copies: TextCopies;
  /** Texts that must not change, because formulas refer to the columns below them. */
  fixed: ReadonlySet<TextKey>;
}

/** Reads a workbook: first its strings, in their order, then the other texts of the sheets. */
export function readXlsx(archive: ZipArchive, settings: FilterSettings<XlsxOptions>): PackageParts {
  const { options, limits } = settings;
  const main = mainPart(archive, limits);
  const references = new References();
  const copies = new TextCopies();
  const workbook = readWorkbook(archive, main, settings, { references, copies });
  const sheets = workbook.sheets
    .filter(({ type }) => type === "worksheet" || type === "chartsheet")
    .map((sheet) => readTexts(archive, sheet, settings, { references, copies }));
  const shown = sheets.filter(({ sheet }) => options.hiddenSheets || !sheet.isHidden);
  const tables = sheets.flatMap((sheet) => sheet.tables);
  const headers = tables.flatMap((table) => table.headers);
  const known = { settings, copies, fixed: findFixedKeys(headers, references) };
  const entries = readShared(archive, main, shown, known);
  const inSheets = shown.map((sheet) => buildSheetPart(sheet, known));
  entries.push(...withDirection(inSheets, settings, redirectSheet), ...readCellStyles(archive, main, settings));
  // Formulas on hidden sheets change with the cells of the other sheets.
  for (const { texts } of sheets.filter((sheet) => !shown.includes(sheet))) {
    const formulas = texts.units.filter((unit) => "segments" in unit && unit.segments.length === 0);
    if (formulas.length > 0) entries.push({ ...texts.part, parts: formulas });
  }
  for (const { headers } of tables) copies.addTable(headers);
  const left: string[] = [];
  const leave = (name: string) => left.push(name);
  const drawn = shown.flatMap(({ sheet }) => readDrawn(archive, sheet, copies, settings, leave));
  entries.push(...withDirection(drawn, settings, redirectDrawing));
  for (const { table, headers } of tables) entries.push(buildTablePart(table, headers, copies));
  entries.push(...readPivotParts(archive, settings, copies, leave));
  if (options.sheetNames) addMentions(archive, workbook, references);
  entries.push(buildWorkbookPart(workbook, sheets, options.sheetNames ? references : undefined));
  if (options.documentProperties) entries.push(...readDocumentProperties(archive, settings));
  const named = headers.filter(({ key, name }) => known.fixed.has(key) && hasWord(name)).map(({ name }) => name);
  const note = joinNotes(listUnread(left), listUntranslated("The text in headers that formulas name", named));
  return { entries, note };
}

function readTexts(archive: ZipArchive, sheet: Sheet, settings: FilterSettings, cells: FormulaContext): ReadSheet {
  const tables = readRelations(archive, sheet.target, settings.limits)
    .filter(({ type }) => type === "table")
    .map(({ target }) => readTable(archive, target, settings, cells));
  const requestedCells = new Set(tables.flatMap(({ columns }) => columns.flatMap(({ cell }) => cell ?? [])));
  const texts = readSheet(archive, sheet, { settings, requestedCells, ...cells });
  const headersOf = ({ columns }: Table): HeaderColumn[] =>
    columns.flatMap((column) => {
      if (column.cell === undefined) return [];
      return [{ ...column, key: texts.headers.get(column.cell) ?? locate(sheet, column.cell) }];
    });
  return { sheet, texts, tables: tables.map((table) => ({ table, headers: headersOf(table) })) };
}

const findFixedKeys = (headers: readonly HeaderColumn[], { columns }: References): Set<TextKey> =>
  new Set(headers.filter(({ name }) => columns.has(name.toLowerCase())).map(({ key }) => key));

function readShared(
  archive: ZipArchive,
  main: string,
  shown: readonly ReadSheet[],
  known: SheetContext,
): PackagePart[] {
  const { settings, copies, fixed } = known;
  const locations = new Map<number, string>();
  for (const { sheet, texts } of shown)
    for (const [index, cell] of texts.strings) if (!locations.has(index)) locations.set(index, locate(sheet, cell));
  const target = readRelations(archive, main, settings.limits).find(({ type }) => type === "sharedStrings")?.target;
  if (target === undefined) return [];
  const toPosition = (index: number) => (fixed.has(index) ? undefined : locations.get(index));
  const shared = readStrings(archive, target, settings, toPosition);
  if (!shared && locations.size === 0) return [];
  if (!shared) throw new FilterError("File extraction error", "an entry is missing", { entry: target });
  return [{ ...shared.part, parts: shared.strings.map(({ index, unit }) => copies.add(index, unit, settings)) }];
}

/** Reads the styles of cells when the direction of text changes. */
function readCellStyles(archive: ZipArchive, main: string, settings: FilterSettings): PackagePart[] {
  if (!findChangedDirection(settings)) return [];
  const styles = readRelations(archive, main, settings.limits).find(({ type }) => type === "styles");
  const entry = styles && readEntry(archive, styles.target, () => undefined);
  return entry ? withDirection([{ ...entry, parts: [] }], settings, redirectCells) : [];
}

function buildSheetPart({ texts }: ReadSheet, { settings, copies, fixed }: SheetContext): PackagePart {
  const parts = texts.units.flatMap((unit): readonly (Unit | TranslatableSpan)[] => {
    if ("segments" in unit) return [unit];
    // Only the text of a cell has `finish`; this unit is another text, such as a message or the text that a link shows.
    if (unit.finish === undefined) {
      const isCopy = texts.displays.has(unit.start) && copies.has(textOf(unit));
      return [isCopy ? createRepeatedSpan(unit, copies) : unit];
    }
    const key = unit.context ?? "";
    return fixed.has(key) ? [] : [copies.add(key, unit, settings)];
  });
  return { ...texts.part, parts };
}

/** Charts, pivot tables and queries refer to sheets in different ways, so any mention counts. */
function addMentions(archive: ZipArchive, { sheets }: Workbook, references: References): void {
  const mentionPattern = /\/(?:charts|pivotCache|queryTables|drawings|externalLinks)\//;
  for (const name of archive.names.filter((each) => mentionPattern.test(each))) {
    const text = decodeText(new TextDecoder().decode(archive.read(name)));
    for (const sheet of sheets) if (text.includes(sheet.name)) references.sheets.add(sheet.name.toLowerCase());
  }
}

/** The names of sheets, and the request to recalculate formulas with texts as results. */
function buildWorkbookPart(workbook: Workbook, sheets: readonly ReadSheet[], references?: References): PackagePart {
  const { part, calcTag } = workbook;
  const isStale = sheets.some(({ texts }) => texts.hasTextFormulas);
  const all = sheets.map(({ sheet }) => sheet);
  return {
    ...part,
    parts: [...(references ? createSheetNamesSpan(all, references) : []), ...part.parts],
    ...(isStale && calcTag && { edits: createAttributeEdits(part.text, calcTag, { fullCalcOnLoad: "1" }) }),
  };
}
