import { textFilter } from "../document/text-filter.ts";
import type { Unit } from "../document/unit.ts";
import { formats } from "../formats.ts";
import { noOptions, type OptionSchema } from "../options.ts";
import { fits } from "../patterns.ts";
import { readArb } from "./arb.ts";
import { readJson } from "./read.ts";
import { jsonEscape } from "./write.ts";
import { readCatalog } from "./xcstrings.ts";

type JsonOptions = {
  include: readonly string[];
  exclude: readonly string[];
};

const jsonOptions: OptionSchema<JsonOptions> = {
  include: { default: ["*"], description: "Paths of the values to translate, as home.title or items.0; * is anything" },
  exclude: { default: [], description: "Paths of the values to leave alone, though included" },
};

/** JSON: every value that is a string, with its path as context. */
export const json = textFilter({
  ...formats.json,
  hasStrings: true,
  options: jsonOptions,
  read(text, { options, limits }) {
    const isIncluded = fits(options.include);
    const isExcluded = fits(options.exclude);
    const strings = readJson(text, limits.depth).filter(({ path }) => isIncluded(path) && !isExcluded(path));
    const escapeText = jsonEscape(text);
    return {
      parts: strings.map(
        ({ path, value, start, end }): Unit => ({ start, end, text: value, context: path, escape: escapeText }),
      ),
    };
  },
});

/** Application Resource Bundles: messages with their descriptions as notes. */
export const arb = textFilter({
  ...formats.arb,
  hasStrings: true,
  options: noOptions,
  read: readArb,
});

/**
 * String catalogs of Xcode. A text's translation is what the catalog has for the target language, each variation by
 * plural or device on its own. A text that is written becomes `translated`. What is not to be translated or is no longer
 * in the code stays.
 */
export const xcstrings = textFilter({
  ...formats.xcstrings,
  options: noOptions,
  read: readCatalog,
});
