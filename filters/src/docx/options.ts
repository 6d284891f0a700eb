import { defineOptions, type OptionsOf } from "../options.ts";

export const docxOptions = defineOptions({
  comments: { default: true, description: "Comments are translated" },
  altText: { default: true, description: "Descriptions of pictures, shapes, and tables are translated" },
  documentProperties: {
    default: false,
    description: "The title, subject, description, keywords, and category of the document are translated",
  },
  fields: {
    default: ["HYPERLINK", "TOC", "INDEX", "FORMTEXT", "MACROBUTTON", "GOTOBUTTON"],
    description: "Fields whose results are translated; the result of any other field, such as PAGE or REF, is one tag",
  },
});

export type DocxOptions = OptionsOf<typeof docxOptions>;
