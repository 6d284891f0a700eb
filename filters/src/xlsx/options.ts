import { documentPropertiesOption } from "../ooxml/document-properties.ts";
import { defineOptions, type OptionsOf } from "../options.ts";

export const xlsxOptions = defineOptions({
  hiddenSheets: { default: false, description: "Text that is only on hidden sheets is translated" },
  sheetNames: {
    default: false,
    description: "Sheet names are translated, except those used in formulas, names, or charts",
  },
  comments: { default: true, description: "Comments and notes on cells are translated" },
  altText: { default: true, description: "Descriptions of pictures and shapes are translated" },
  documentProperties: documentPropertiesOption,
});

export type XlsxOptions = OptionsOf<typeof xlsxOptions>;
