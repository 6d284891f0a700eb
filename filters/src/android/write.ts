import type { Edit } from "../document/stretch.ts";
import { missingClassEdits, type Plural } from "../plurals.ts";

/** How Android's resources write what means something to them, where the file does not write it otherwise. */
export const androidEscapes: ReadonlyMap<string, string> = new Map([
  ["'", "\\'"],
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\t", "\\t"],
]);

/** Escapes what would make the text a reference to another resource. */
export const textStart = (markup: string): string => markup.replace(/^[@?]/, "\\$&");

const quantityOfOther = /(\squantity\s*=\s*["'])other/;

/** What gives each plural the quantities of a language, with the item for `other`. */
export const quantityEdits = (text: string, plurals: readonly Plural[], language: string): Edit[] =>
  missingClassEdits(text, plurals, language, (item, quantity) => item.replace(quantityOfOther, `$1${quantity}`));
