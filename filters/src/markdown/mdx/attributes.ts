import { decodeHTMLStrict } from "entities";
import { unicodeEscape } from "../../document/controls.ts";
import type { Unit } from "../../document/unit.ts";
import { htmlWriters } from "../../html/write.ts";
import { isProtected } from "../inline-html.ts";
import type { JsxTag } from "./scan.ts";

export interface AttributeLocation {
  /** The names of attributes whose values are visible. */
  shown: ReadonlySet<string>;
  /** Whether the tag is in a block quote; a value of several lines would contain the marks of the quote. */
  isQuoted: boolean;
  /** Whether the tag is in a table's cell, which a bar would end. */
  isInCell: boolean;
}

/** Escapes a string of JavaScript, in a table's cell also the bar. */
const createScriptEscape = (text: string, quote: string, isInCell: boolean) =>
  text.replace(/["'\\|\r\n\u2028\u2029]/g, (sign) => {
    if (sign === quote || sign === "\\") return `\\${sign}`;
    return /["']/.test(sign) || (sign === "|" && !isInCell) ? sign : unicodeEscape(sign);
  });

export function buildAttributeUnits(
  text: string,
  tag: Pick<JsxTag, "name" | "start" | "end" | "attributes">,
  { shown, isQuoted, isInCell }: AttributeLocation,
): Unit[] {
  const attributes = tag.attributes.filter(({ name, value }) => shown.has(name) && !(isQuoted && /[\r\n]/.test(value)));
  if (attributes.length === 0 || isProtected(text.slice(tag.start, tag.end))) return [];
  return attributes.map(({ name, value, start, end, quote, isScript }) => ({
    start,
    end,
    text: { plain: isScript ? value : decodeHTMLStrict(isInCell ? value.replaceAll("\\|", "|") : value), tags: [] },
    escape: (target) => {
      if (isScript) return createScriptEscape(target, quote, isInCell);
      const escaped = htmlWriters.attribute[quote]
        .escape(target)
        .replace(/[\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
      return isInCell ? escaped.replaceAll("|", "&#124;") : escaped;
    },
    finish: htmlWriters.attribute[quote].finish,
    context: `${tag.name}@${name}`,
  }));
}
