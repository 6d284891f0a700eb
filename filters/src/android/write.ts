import { missingClassEdits, type Plural } from "../document/plurals.ts";
import type { Edit } from "../document/translatable-span.ts";

/** How Android's resources write what means something to them, where the file does not write it otherwise. */
export const androidEscapes: ReadonlyMap<string, string> = new Map([
  ["'", "\\'"],
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\t", "\\t"],
]);

const piece = /(<!\[CDATA\[|\]\]>|<(?:"[^"]*"|'[^']*'|[^"'<>])*>)/;

/** Writes blanks that Android would not keep, at the edges of a text and next to others, as escapes. */
export const blanks = (markup: string): string => {
  if (!/^ | $| {2}/.test(markup)) return markup;
  const parts = markup.split(piece);
  const last = parts.length - 1;
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return part;
      const inner = part.replace(/(?<= ) /g, escapedBlank);
      const started = at === 0 ? inner.replace(/^ /, escapedBlank) : inner;
      return at === last ? started.replace(/ $/, escapedBlank) : started;
    })
    .join("");
};
const escapedBlank = "\\u0020";

/** Escapes what would make the text a reference to another resource. */
export const textStart = (markup: string): string => markup.replace(/^[@?]/, "\\$&");

const quantityOfOther = /(\squantity\s*=\s*["'])other/;

/** What gives each plural the quantities of a language, with the item for `other`. */
export const quantityEdits = (text: string, plurals: readonly Plural[], language: string): Edit[] =>
  missingClassEdits(text, plurals, language, (item, quantity) => item.replace(quantityOfOther, `$1${quantity}`));
