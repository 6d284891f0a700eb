import { describeUntranslated } from "../document/left-alone.ts";
import { addCategories } from "../document/plurals.ts";
import { createTextFilter } from "../document/text-filter.ts";
import { applyEdits } from "../document/translatable-span.ts";
import { formats } from "../formats.ts";
import { readFluent } from "./read.ts";

/**
 * Project Fluent: values and attributes of messages, and values of terms, with the comment before them as note. Each
 * variant of a selection is a text of its own; a plural has one for each category of the target language. Placeables
 * are codes, and so is markup. Attributes of terms, which select variants, stay unchanged.
 */
export const fluent = createTextFilter({
  ...formats.fluent,
  read(file, { limits, targetLanguage }) {
    const original = readFluent(file, limits);
    const renameOther = (other: string, each: string) => other.replace(otherKeyPattern, `[${each}]`);
    const edits = targetLanguage ? addCategories(file, original.plurals, targetLanguage, renameOther) : [];
    const readingNote = () => describeUntranslated("What isn't a message, term, or comment", file, original.junk);
    if (edits.length === 0) return { parts: original.units, readingNote };
    const text = applyEdits(file, edits);
    return { text, parts: readFluent(text, limits).units, readingNote };
  },
});

const otherKeyPattern = /^\*?\[ *other *\]/;
