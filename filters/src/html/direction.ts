import type { Edit } from "../document/translatable-span.ts";
import type { TextDirection } from "../languages.ts";
import { findAttributeValue } from "./attributes.ts";
import { type HtmlAttribute, type HtmlToken, template } from "./scan.ts";

/** Elements whose text has its own direction: code, input, and elements that isolate their text. */
const ownDirectionElements = new Set(["bdi", "bdo", "code", "input", "kbd", "pre", "samp", "textarea"]);

/**
 * The value of `direction`, or a part where the word isn't a property: a template, comment, string or URL. Source: CSS
 * Syntax 3.
 */
const styleDirectionPattern = new RegExp(
  String.raw`${template}|\/\*[^]*?(?:\*\/|$)|("|'|&quot;|&apos;|&#(?:3[49]|x2[27]);)(?:\\[^]|(?!\1)[^])*(?:\1|$)|url\((?!\s*["'&])(?:\\[^]|[^)\\])*|(?<![\w-])(direction\s*:\s*)(?:ltr|rtl)(?![\w-])`,
  "gi",
);

/** Adds the direction `rtl` to the root element of a document. */
export function addMissingDirection({ start, name }: HtmlToken, attributes: readonly HtmlAttribute[]): Edit[] {
  if (findAttributeValue(attributes, "dir") !== undefined) return [];
  const at = start + 1 + name.length;
  return [{ start: at, end: at, text: ' dir="rtl"' }];
}

/** Reverses the direction of a text element. */
export function reverseDirections(
  { name: element }: HtmlToken,
  attributes: readonly HtmlAttribute[],
  direction: TextDirection,
): Edit[] {
  if (ownDirectionElements.has(element)) return [];
  const reverse = (match: string, _quote?: string, property?: string) => (property ? property + direction : match);
  return attributes.flatMap(({ name, value, start, end, quote }) => {
    const style = name === "style" ? value.replace(styleDirectionPattern, reverse) : value;
    const text = name === "dir" ? value.replace(/^(?:ltr|rtl)$/i, direction) : style;
    return text === value ? [] : [{ start, end, text: quote + text + quote }];
  });
}
