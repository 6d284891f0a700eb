import { createTextFilter } from "../document/text-filter.ts";
import { applyEdits } from "../document/translatable-span.ts";
import { formats } from "../formats.ts";
import { createPathTest, pathOptions } from "../patterns.ts";
import { readArb } from "./arb.ts";
import { attachNotes } from "./messages.ts";
import { pluralEdits } from "./plurals.ts";
import { buildUnits, readJson } from "./read.ts";
import { jsonEscape } from "./write.ts";
import { readCatalog } from "./xcstrings.ts";

/** JSON: every value that is a string, with its path as context, except notes for translators. */
export const json = createTextFilter({
  ...formats.json,
  hasStrings: true,
  options: pathOptions,
  read(file, { options, limits, sourceLanguage, targetLanguage }) {
    const isChosen = createPathTest(options);
    const read = (text: string) => attachNotes(readJson(text, limits.depth)).filter(({ path }) => isChosen(path));
    const chosen = read(file);
    const edits = targetLanguage === undefined ? [] : pluralEdits(file, chosen, { sourceLanguage, targetLanguage });
    const text = edits.length === 0 ? file : applyEdits(file, edits);
    const strings = edits.length === 0 ? chosen : read(text);
    return {
      ...(edits.length > 0 && { text }),
      parts: buildUnits(strings, ({ note }) => note, jsonEscape(text)),
    };
  },
});

/** Application Resource Bundles: messages with their descriptions as notes. */
export const arb = createTextFilter({
  ...formats.arb,
  hasStrings: true,
  read: readArb,
});

/**
 * String catalogs of Xcode. A text's translation is its text in the target language; each variation by plural or device
 * is separate. The state of a written text becomes `translated`. Texts that must not be translated, or are no longer in
 * the code, stay unchanged.
 */
export const xcstrings = createTextFilter({
  ...formats.xcstrings,
  read: readCatalog,
});
