import { defineOptions, type OptionsOf } from "../options.ts";

export const odfOptions = defineOptions({
  notes: { default: true, description: "Notes on slides are translated" },
  comments: { default: true, description: "Comments are translated" },
  altText: { default: true, description: "Descriptions of pictures, shapes, and tables are translated" },
  documentProperties: {
    default: false,
    description: "The title, subject, description, and keywords of the document are translated",
  },
});

export type OdfOptions = OptionsOf<typeof odfOptions>;
