import { createTextFilter, type TextFormat } from "../document/text-filter.ts";
import type { Unit } from "../document/unit.ts";
import { FilterError } from "../filter-error.ts";
import { type FormatNames, formats } from "../formats.ts";
import { chooseEncoding, defineOptions, encodingOption, type OptionsOf } from "../options.ts";
import {
  type CsvField,
  createFieldWriter,
  findDelimiter,
  parseDelimiter,
  quoteEscaped,
  quoteField,
  readCsv,
} from "./rows.ts";

const csvOptions = defineOptions({
  delimiter: {
    default: "auto",
    choices: ["auto", ",", ";", "\t", "|"],
    description: "The separator between fields; auto uses the most frequent one in the first row",
  },
  headerRow: { default: false, description: "The first row contains the column names and isn't translated" },
  columns: { default: [], description: "Columns to translate, by name or by number from 1; if empty, all columns" },
  contextColumn: { default: "", description: "The column with the context of each row's text, by name or number" },
  targetColumn: {
    default: "",
    description:
      "The column for translations of the first column to translate, by name or number; if empty, translations replace the text",
  },
  encoding: encodingOption,
});

type CsvOptions = OptionsOf<typeof csvOptions>;

export const csv = createTextFilter(createTableFilter(formats.csv, ","));

/** Tab-separated values, with quotes as in comma-separated ones. */
export const tsv = createTextFilter(createTableFilter(formats.tsv, "\t"));

function createTableFilter(names: FormatNames, standard: string): TextFormat<CsvOptions> {
  return {
    ...names,
    hasStrings: true,
    options: csvOptions,
    isOftenLegacy: true,
    declaredEncoding: (_file, { encoding }) => chooseEncoding(encoding),
    read: (text, { options }) => ({ parts: readTable(text, options, standard) }),
  };
}

/** Finds a table's texts. @throws FilterError "File extraction error" with the location, or for a missing column */
function readTable(text: string, options: CsvOptions, standard: string): Generator<Unit> {
  const named = parseDelimiter(text);
  const auto = named ?? (standard === "\t" ? standard : findDelimiter(text, standard));
  const delimiter = options.delimiter === "auto" ? auto : options.delimiter;
  const rows = readCsv(text, delimiter);
  if (named !== undefined) rows.next();
  const columns = findColumns(options, (options.headerRow && rows.next().value) || []);
  return listUnits(rows, columns, delimiter);
}

interface Columns {
  /** Undefined for all columns. */
  source: readonly number[] | undefined;
  context: number | undefined;
  target: number | undefined;
}

function findColumns({ columns, contextColumn, targetColumn }: CsvOptions, header: readonly CsvField[]): Columns {
  const indexOf = (column: string): number => {
    const named = header.findIndex(({ value }) => value.trim() === column);
    if (named >= 0) return named;
    if (/^[1-9]\d*$/.test(column)) return Number(column) - 1;
    throw new FilterError("File extraction error", "the file does not have a column that the configuration specifies");
  };
  const optional = (column: string) => (column === "" ? undefined : indexOf(column));
  return {
    source: columns.length > 0 ? columns.map(indexOf) : undefined,
    context: optional(contextColumn),
    target: optional(targetColumn),
  };
}

function* listUnits(rows: Iterable<CsvField[]>, columns: Columns, delimiter: string): Generator<Unit> {
  const bareField = createFieldWriter(delimiter);
  const blankField = createFieldWriter(delimiter, true);
  const escapeOf = ({ value, isQuoted, isEscaped }: CsvField) =>
    isEscaped
      ? quoteEscaped
      : isQuoted
        ? quoteField
        : value.startsWith(" ") || value.endsWith(" ")
          ? blankField
          : bareField;
  for (const row of rows) {
    const where = columns.context === undefined ? undefined : row[columns.context]?.value;
    const facts = where === undefined ? {} : { context: where };
    if (columns.target === undefined) {
      for (const field of listSources(row, columns))
        yield { start: field.start, end: field.end, text: field.value, escape: escapeOf(field), ...facts };
      continue;
    }
    const [from, to] = [row[columns.source?.[0] ?? 0], row[columns.target]];
    if (!from || from.value.trim() === "" || formulaPattern.test(from.value)) continue;
    if (to) yield { start: to.start, end: to.end, text: from.value, target: to.value, escape: escapeOf(to), ...facts };
    else
      yield { ...addCell(row, columns.target, delimiter), text: from.value, target: "", escape: bareField, ...facts };
  }
}

/** A formula of a spreadsheet: an equals sign and a function, or a cell with an operator or nothing after it. */
const formulaPattern = /^=\s*(?:[A-Z][A-Z\d.]*\(|\$?[A-Z]{1,3}\$?\d+\s*(?:[-+*/^&=<>:%]|$))/i;

function listSources(row: readonly CsvField[], { source, context }: Columns): readonly CsvField[] {
  return row.filter(
    ({ value }, column) => column !== context && (source?.includes(column) ?? true) && !formulaPattern.test(value),
  );
}

/** The position for a missing field of a short row. The missing delimiters are written before the field. */
function addCell(row: readonly CsvField[], column: number, delimiter: string): Pick<Unit, "start" | "end" | "finish"> {
  const end = row.at(-1)?.end ?? 0;
  const missing = delimiter.repeat(column - row.length + 1);
  return { start: end, end, finish: (markup) => missing + markup };
}
