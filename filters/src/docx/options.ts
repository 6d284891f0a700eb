import type { OptionSchema } from "../options.ts";

export type DocxOptions = {
  comments: boolean;
  altText: boolean;
  documentProperties: boolean;
  fields: readonly string[];
};

export const docxOptions: OptionSchema<DocxOptions> = {
  comments: { default: true, description: "Comments are translated" },
  altText: { default: true, description: "Descriptions of pictures, shapes and tables are translated" },
  documentProperties: {
    default: false,
    description: "Title, subject, description, keywords and category of the document are translated",
  },
  fields: {
    default: ["HYPERLINK", "TOC", "INDEX", "FORMTEXT", "MACROBUTTON", "GOTOBUTTON"],
    description: "Fields whose result is translated; the result of others, such as PAGE or REF, is one tag",
  },
};
