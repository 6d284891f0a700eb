import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import type { OptionSchema } from "../options.ts";
import { fits } from "../patterns.ts";
import { readYaml } from "./read.ts";

type YamlOptions = {
  include: readonly string[];
  exclude: readonly string[];
};

const yamlOptions: OptionSchema<YamlOptions> = {
  include: { default: ["*"], description: "Paths of the values to translate, as home.title or items.0; * is anything" },
  exclude: { default: [], description: "Paths of the values to leave alone, though included" },
};

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
