import type { OptionSchema } from "../options.ts";

export type XlsxOptions = {
  hiddenSheets: boolean;
  sheetNames: boolean;
  comments: boolean;
  altText: boolean;
  documentProperties: boolean;
};

export const xlsxOptions: OptionSchema<XlsxOptions> = {
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
};
