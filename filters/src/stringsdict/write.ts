import type { Edit } from "../document/stretch.ts";
import { missingClasses, type Plural } from "../plurals.ts";

/** What gives each plural rule the classes of a language, with the string for `other`. */
export const classEdits = (text: string, plurals: readonly Plural[], language: string): Edit[] =>
  missingClasses(text, plurals, language, (pair, each) => pair.replace(/other/, each));
