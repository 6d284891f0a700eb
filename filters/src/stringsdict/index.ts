import { addCategories, type Plural } from "../document/plurals.ts";
import { createTextFilter } from "../document/text-filter.ts";
import { applyEdits, type Edit } from "../document/translatable-span.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { readPlurals } from "./plurals.ts";
import { readStringsdict } from "./read.ts";

/**
 * Apple .stringsdict: the format strings and the text of each width or plural category, by the keys above them.
 * Categories that only the target language has are included.
 */
export const stringsdict = createTextFilter({
  ...formats.stringsdict,
  hasStrings: true,
  declaredEncoding,
  reference,
  read(file, { limits, targetLanguage }) {
    const edits = targetLanguage ? pluralCategoryEdits(file, readPlurals(file, limits), targetLanguage) : [];
    const text = edits.length > 0 ? applyEdits(file, edits) : file;
    return { text, parts: readStringsdict(text, limits) };
  },
});

/** Adds the missing classes of a language to each plural rule, as copies of the string for `other`. */
const pluralCategoryEdits = (text: string, plurals: readonly Plural[], language: string): Edit[] =>
  addCategories(text, plurals, language, (pair, each) => pair.replace(/other/, each));
