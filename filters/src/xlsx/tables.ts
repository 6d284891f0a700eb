import type { Span, TranslatableSpan } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { readPart } from "../ooxml/part.ts";
import { type PackagePart, requireEntry } from "../xml/package-filter.ts";
import { decodeText, escapeQuoted } from "../xml/references.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { formatColumn, parseColumn, parseRow } from "./cell-references.ts";
import { readCharacters, writeCharacters } from "./characters.ts";
import { createFormulaVisitor, type FormulaContext } from "./formulas.ts";
import type { TextCopies, TextKey } from "./repeated-cells.ts";

/** A name in a table's part, between its quotes. */
export interface TableName extends Span {
  name: string;
}

/** A column's name, which must be the text of the header cell. */
export interface Column extends TableName {
  /** `B3`; undefined in tables without a row of headers. */
  cell: string | undefined;
}

export interface Table {
  part: PackagePart;
  columns: readonly Column[];
  totals: readonly TableName[];
  /** The formulas of columns, and of the totals below them. */
  formulas: readonly TranslatableSpan[];
}

/** A column and the text above it. */
export interface HeaderColumn extends Column {
  key: TextKey;
}

/** The part of a table. Its columns have the names in the cells above them. */
export function buildTablePart(table: Table, headers: readonly HeaderColumn[], copies: TextCopies): PackagePart {
  const { part, totals, formulas } = table;
  const buildNameSpan = ({ start, end }: Span, text: () => string | undefined): TranslatableSpan => {
    const write = () => {
      const name = text();
      return name === undefined ? undefined : escapeQuoted(writeCharacters(name, "_x000a_"));
    };
    return { start, end, segments: [], write };
  };
  return {
    ...part,
    parts: [
      ...headers.map((header) => buildNameSpan(header, () => copies.findChanged(header.key))),
      ...totals.map((total) => buildNameSpan(total, () => copies.findChangedFrom(total.name))),
      ...formulas,
    ],
  };
}

/** Reads a table on a sheet (ECMA-376 part 1, section 18.5). */
export function readTable(archive: ZipArchive, name: string, settings: FilterSettings, cells: FormulaContext): Table {
  const columns: Column[] = [];
  const totals: TableName[] = [];
  const formulas: TranslatableSpan[] = [];
  const readFormula = createFormulaVisitor(cells, formulas);
  let first: string | undefined;
  const entry = requireEntry(archive, name, (text) => {
    readPart(text, "x:table", {
      settings,
      vocabulary: {
        paragraphs: {},
        visitors: {
          "x:table": (element) => {
            if (element.attribute("headerRowCount") !== "0") first = element.attribute("ref") ?? "";
          },
          "x:tableColumn": ({ scanner }) => {
            const row = parseRow(first ?? "");
            const cell = row > 0 ? `${formatColumn(parseColumn(first ?? "") + columns.length)}${row}` : undefined;
            for (const { name, value, start, end } of scanner.attributes()) {
              const tableName = { name: readCharacters(decodeText(value)), start, end };
              if (name === "name") columns.push({ ...tableName, cell });
              if (name === "totalsRowLabel") totals.push(tableName);
            }
          },
          "x:calculatedColumnFormula": readFormula,
          "x:totalsRowFormula": readFormula,
        },
      },
    });
  });
  const { result: _, ...part } = entry;
  return { part: { ...part, parts: [] }, columns, totals, formulas };
}
