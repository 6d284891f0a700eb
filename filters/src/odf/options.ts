import type { OptionSchema } from "../options.ts";

export type OdfOptions = {
  notes: boolean;
  comments: boolean;
  altText: boolean;
  documentProperties: boolean;
};

export const odfOptions: OptionSchema<OdfOptions> = {
  notes: { default: true, description: "Notes on slides are translated" },
  comments: { default: true, description: "Comments are translated" },
  altText: { default: true, description: "Descriptions of pictures, shapes and tables are translated" },
  documentProperties: {
    default: false,
    description: "Title, subject, description and keywords of the document are translated",
  },
};
