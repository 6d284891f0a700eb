import { textFilter } from "../document/text-filter.ts";
import { applyEdits } from "../document/translatable-span.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { stringsdictOptions } from "./options.ts";
import { readPlurals } from "./plurals.ts";
import { readStringsdict } from "./read.ts";
import { classEdits } from "./write.ts";

/**
 * Apple .stringsdict: the format strings and the text of each width or plural category, those of the target language
 * too, by the keys above them.
 */
export const stringsdict = textFilter({
  ...formats.stringsdict,
  hasStrings: true,
  options: stringsdictOptions,
  declaredEncoding,
  reference,
  read(file, { limits, targetLanguage }) {
    const edits = targetLanguage ? classEdits(file, readPlurals(file, limits), targetLanguage) : [];
    const text = edits.length > 0 ? applyEdits(file, edits) : file;
    return { text, parts: readStringsdict(text, limits) };
  },
});
