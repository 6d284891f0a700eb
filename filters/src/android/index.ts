import { applyEdits } from "../document/stretch.ts";
import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { quantityEdits } from "./quantities.ts";
import { readAndroid } from "./read.ts";

/**
 * Android string resources: strings, arrays and plurals, with styles as tags; `translatable="false"` stays. A plural has
 * a segment for each quantity of the target language.
 */
export const android = textFilter({
  ...formats.android,
  options: {},
  declaredEncoding,
  reference,
  read(file, settings) {
    const { targetLanguage, limits } = settings;
    const edits = targetLanguage ? quantityEdits(file, targetLanguage, limits) : [];
    const text = edits.length > 0 ? applyEdits(file, edits) : file;
    return { text, parts: readAndroid(text, settings) };
  },
});
