import type { OptionSchema } from "../options.ts";

export type XmlOptions = {
  elements: readonly string[];
  skippedElements: readonly string[];
  inlineElements: readonly string[];
  attributes: readonly string[];
};

export const xmlOptions: OptionSchema<XmlOptions> = {
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
};
