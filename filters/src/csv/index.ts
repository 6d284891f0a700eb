import { createTextFilter, type TextFormat } from "../document/text-filter.ts";
import { type FormatNames, formats } from "../formats.ts";
import { chooseEncoding } from "../options.ts";
import { type CsvOptions, csvOptions } from "./options.ts";
import { readTable } from "./read.ts";

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
