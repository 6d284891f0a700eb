import { formats } from "../formats.ts";
import { createPackageFilter } from "../xml/package-filter.ts";
import { xlsxOptions } from "./options.ts";
import { readXlsx } from "./read.ts";

/**
 * Excel workbooks: the texts of cells, comments, drawings, charts, messages of input checks, printed headers and
 * footers. Formats inside a cell are pairs of tags. Formulas and numbers stay unchanged. Copies of a
 * cell's text change with it: the names of a table's columns, its totals, the copies in charts. Headers of columns that
 * a formula refers to by name stay unchanged. Where formulas have texts as results, the workbook requests that the
 * application calculates them again.
 */
export const xlsx = createPackageFilter({ ...formats.xlsx, options: xlsxOptions, read: readXlsx });
