import { type TextFormat, textFilter } from "../document/text-filter.ts";
import type { Unit } from "../document/unit.ts";
import { FilterError } from "../filter-error.ts";
import { type FormatNames, formats } from "../formats.ts";
import { type CsvOptions, csvOptions } from "./options.ts";
import { type Field, findDelimiter, readCsv } from "./read.ts";
import { csvField, quotedField } from "./write.ts";

/** Comma-separated values. */
export const csv = textFilter(tableFormat(formats.csv, ","));

/** Tab-separated values, with quotes as in comma-separated ones. */
export const tsv = textFilter(tableFormat(formats.tsv, "\t"));

function tableFormat(names: FormatNames, usual: string): TextFormat<CsvOptions> {
  return {
    ...names,
    hasStrings: true,
    options: csvOptions,
    declaredEncoding: (_file, { encoding }) => encoding,
    read(text, { options }) {
      const named = delimiterLine.exec(text)?.[1];
      const auto = named ?? (usual === "\t" ? usual : findDelimiter(text, usual));
      const delimiter = options.delimiter === "auto" ? auto : options.delimiter;
      const rows = readCsv(text, delimiter);
      if (named !== undefined) rows.next();
      const columns = columnsOf(options, (options.headerRow && rows.next().value) || []);
      return { parts: unitsIn(rows, columns, delimiter) };
    },
  };
}

/** What Excel takes from a first line such as `sep=;`, and shows nobody. */
const delimiterLine = /^sep=([^\w\s"]|\t)(?:[\r\n]|$)/i;

/** Indexes of columns. */
interface Columns {
  /** All when undefined. */
  source: readonly number[] | undefined;
  context: number | undefined;
  target: number | undefined;
}

function columnsOf({ columns, contextColumn, targetColumn }: CsvOptions, header: readonly Field[]): Columns {
  const indexOf = (column: string): number => {
    const named = header.findIndex(({ value }) => value.trim() === column);
    if (named >= 0) return named;
    if (/^[1-9]\d*$/.test(column)) return Number(column) - 1;
    throw new FilterError("File extraction error", "the file does not have a column of the configuration");
  };
  const optional = (column: string) => (column === "" ? undefined : indexOf(column));
  return {
    source: columns.length > 0 ? columns.map(indexOf) : undefined,
    context: optional(contextColumn),
    target: optional(targetColumn),
  };
}

function* unitsIn(rows: Iterable<Field[]>, columns: Columns, delimiter: string): Generator<Unit> {
  const bareField = csvField(delimiter);
  for (const row of rows) yield* unitsOf(row, columns, delimiter, bareField);
}

function unitsOf(
  row: readonly Field[],
  { source, context, target }: Columns,
  delimiter: string,
  bareField: Unit["escape"],
): Unit[] {
  const where = context === undefined ? undefined : row[context]?.value;
  const facts = where === undefined ? {} : { context: where };
  const writerOf = ({ isQuoted }: Field) => (isQuoted ? quotedField : bareField);
  if (target !== undefined) {
    const [from, to] = [row[source?.[0] ?? 0], row[target]];
    if (!from || from.value.trim() === "") return [];
    if (!to) {
      const end = row.at(-1)?.end ?? from.end;
      const missing = delimiter.repeat(target - row.length + 1);
      return [
        {
          ...{ start: end, end, text: from.value, target: "", escape: bareField, ...facts },
          finish: (markup) => missing + markup,
        },
      ];
    }
    return [{ start: to.start, end: to.end, text: from.value, target: to.value, escape: writerOf(to), ...facts }];
  }
  return row
    .filter((_, column) => column !== context && (source?.includes(column) ?? true))
    .map((field) => {
      return { start: field.start, end: field.end, text: field.value, escape: writerOf(field), ...facts };
    });
}
