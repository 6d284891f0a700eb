import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { fits } from "../patterns.ts";
import { yamlOptions } from "./options.ts";
import { readYaml } from "./read.ts";

/** YAML: every value that is a string, with its path as context. */
export const yaml = textFilter({
  ...formats.yaml,
  hasStrings: true,
  options: yamlOptions,
  read(text, { options, limits }) {
    const isIncluded = fits(options.include);
    const isExcluded = fits(options.exclude);
    const units = readYaml(text, limits.depth);
    return { parts: units.filter(({ context = "" }) => isIncluded(context) && !isExcluded(context)) };
  },
});
