import { missingClassEdits, type Plural } from "../document/plurals.ts";
import type { Edit } from "../document/translatable-span.ts";

/** What gives each plural rule the classes of a language, with the string for `other`. */
export const classEdits = (text: string, plurals: readonly Plural[], language: string): Edit[] =>
  missingClassEdits(text, plurals, language, (pair, each) => pair.replace(/other/, each));
