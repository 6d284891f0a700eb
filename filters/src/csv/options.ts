import { defineOptions, encodingOption, type OptionsOf } from "../options.ts";

export const csvOptions = defineOptions({
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

export type CsvOptions = OptionsOf<typeof csvOptions>;
