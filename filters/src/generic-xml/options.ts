import { defineOptions, type OptionsOf } from "../options.ts";

export const xmlOptions = defineOptions({
  elements: {
    default: [],
    description: "Elements whose text is translated, including nested elements; if empty, all elements",
  },
  skippedElements: { default: [], description: "Elements that aren't translated, including their content" },
  inlineElements: {
    default: [],
    description: "Elements that are part of the surrounding text, even if they contain all of it",
  },
  attributes: { default: [], description: "Attributes whose values are translated, such as title or image@alt" },
});

export type XmlOptions = OptionsOf<typeof xmlOptions>;
