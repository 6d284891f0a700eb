import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { fitsPaths, pathOptions } from "../patterns.ts";
import { readYaml } from "./read.ts";

/** YAML: every value that is a string, with its path as context. */
export const yaml = textFilter({
  ...formats.yaml,
  hasStrings: true,
  options: pathOptions,
  read(text, { options, limits }) {
    const isChosen = fitsPaths(options);
    const units = readYaml(text, limits.depth);
    return { parts: units.filter(({ context = "" }) => isChosen(context)) };
  },
});
