import { defineOptions, type OptionsOf } from "../options.ts";

export const xmlOptions = defineOptions({
  elements: {
    default: [],
    description: "Elements whose text is translated, with those in them; all when the list is empty",
  },
  skippedElements: { default: [], description: "Elements that are left alone with all that they hold" },
  inlineElements: {
    default: [],
    description: "Elements that are part of the text around them even when they hold all of it",
  },
  attributes: { default: [], description: "Attributes whose value is translated: title, image@alt" },
});

export type XmlOptions = OptionsOf<typeof xmlOptions>;
