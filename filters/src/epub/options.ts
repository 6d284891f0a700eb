import { type HtmlOptions, htmlOptions } from "../html/options.ts";
import type { OptionSchema } from "../options.ts";

export type EpubOptions = HtmlOptions & {
  metadata: readonly string[];
};

export const epubOptions: OptionSchema<EpubOptions> = {
  metadata: {
    default: ["title", "description"],
    description: "Elements of the publication's metadata to translate, as title, description or subject",
  },
  ...htmlOptions,
};
