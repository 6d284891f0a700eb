import { htmlOptions } from "../html/options.ts";
import { defineOptions, type OptionsOf } from "../options.ts";

export const epubOptions = defineOptions({
  metadata: {
    default: ["title", "description"],
    description: "Metadata elements to translate, such as title, description, or subject",
  },
  ...htmlOptions,
});

export type EpubOptions = OptionsOf<typeof epubOptions>;
