import { defineOptions, type OptionsOf } from "../options.ts";

export const xlsxOptions = defineOptions({
  hiddenSheets: { default: false, description: "Texts that stand on hidden sheets alone are translated" },
  sheetNames: {
    default: false,
    description: "Names of sheets are translated; those that a formula, a name or a chart mentions stay",
  },
  comments: { default: true, description: "Comments and notes on cells are translated" },
  altText: { default: true, description: "Descriptions of pictures and shapes are translated" },
  documentProperties: {
    default: false,
    description: "Title, subject, description, keywords and category of the document are translated",
  },
});

export type XlsxOptions = OptionsOf<typeof xlsxOptions>;
