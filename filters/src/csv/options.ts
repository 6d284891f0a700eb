import { defineOptions, encodingOption, type OptionsOf } from "../options.ts";

export const csvOptions = defineOptions({
  delimiter: {
    default: "auto",
    choices: ["auto", ",", ";", "\t", "|"],
    description: "Between fields; auto takes the one that is most frequent in the first row",
  },
  headerRow: { default: false, description: "The first row names the columns and is not translated" },
  columns: { default: [], description: "Columns to translate, by name or by number from 1; none named means all" },
  contextColumn: { default: "", description: "The column that says where a row's text belongs, by name or number" },
  targetColumn: {
    default: "",
    description: "The column for the translation of the first of the columns, by name or number; none: in place",
  },
  encoding: encodingOption,
});

export type CsvOptions = OptionsOf<typeof csvOptions>;
