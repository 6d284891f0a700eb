import { defineOptions, type OptionsOf } from "../options.ts";

export const pptxOptions = defineOptions({
  notes: { default: true, description: "Notes on slides are translated" },
  hiddenSlides: { default: true, description: "Hidden slides are translated" },
  masters: {
    default: false,
    description: "Placeholders in slide masters and layouts are translated",
  },
  comments: { default: true, description: "Comments are translated" },
  altText: { default: true, description: "Descriptions of pictures and shapes are translated" },
  documentProperties: {
    default: false,
    description: "The title, subject, description, keywords, and category of the document are translated",
  },
});

export type PptxOptions = OptionsOf<typeof pptxOptions>;
