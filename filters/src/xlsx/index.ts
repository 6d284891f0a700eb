import { formats } from "../formats.ts";
import { packageFilter } from "../xml/package-filter.ts";
import { xlsxOptions } from "./options.ts";
import { readXlsx } from "./read.ts";

/**
 * Excel workbooks: the texts of cells, of comments, drawings, charts, messages of input checks, printed headers and
 * footers; formats inside a cell are pairs of tags.
 * Formulas, numbers and phonetic readings stay. What repeats the text of a cell follows it: the names of a table's
 * columns, its totals, the copies in charts; headers of columns that a formula names stay for that reason. Where
 * formulas have texts as results, the application is queried to calculate them again.
 */
export const xlsx = packageFilter({
  ...formats.xlsx,
  options: xlsxOptions,
  read: readXlsx,
});
