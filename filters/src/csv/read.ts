import type { Unit } from "../document/unit.ts";
import { FilterError } from "../filter-error.ts";
import type { CsvOptions } from "./options.ts";
import { type CsvField, createFieldWriter, findDelimiter, parseDelimiter, quoteField, readCsv } from "./rows.ts";

/** Finds a table's texts. @throws FilterError "File extraction error" with the location, or for a missing column */
export function readTable(text: string, options: CsvOptions, standard: string): Generator<Unit> {
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
  const escapeOf = ({ isQuoted }: CsvField) => (isQuoted ? quoteField : bareField);
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
