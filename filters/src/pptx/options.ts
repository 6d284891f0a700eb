import type { OptionSchema } from "../options.ts";

export type PptxOptions = {
  notes: boolean;
  hiddenSlides: boolean;
  masters: boolean;
  comments: boolean;
  altText: boolean;
  documentProperties: boolean;
};

export const pptxOptions: OptionSchema<PptxOptions> = {
  notes: { default: true, description: "Notes on slides are translated" },
  hiddenSlides: { default: true, description: "Hidden slides are translated" },
  masters: {
    default: false,
    description: "Placeholders of the masters of the slides and of their layouts are translated",
  },
  comments: { default: true, description: "Comments are translated" },
  altText: { default: true, description: "Descriptions of pictures and shapes are translated" },
  documentProperties: {
    default: false,
    description: "Title, subject, description, keywords and category of the document are translated",
  },
};
