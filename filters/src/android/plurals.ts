import type { Edit, Span } from "../document/stretch.ts";
import type { Limits } from "../limits.ts";
import { copiesAt, missingClasses } from "../plurals.ts";
import { token, XmlScanner } from "../xml/scanner.ts";

const quantityOfOther = /(\squantity\s*=\s*["'])other/;

/** What gives each plural the quantities of a language, with the text for `other`. */
export function quantityEdits(text: string, language: string, limits: Pick<Limits, "depth">): Edit[] {
  if (!text.includes("<plurals")) return [];
  const scanner = new XmlScanner(limits);
  const edits: Edit[] = [];
  let quantities: string[] | undefined;
  let other: Span | undefined;
  let start = 0;
  scanner.feed(text);
  scanner.finish();
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const { path, name } = scanner;
    const attributeOf = (wanted: string) => scanner.attributes().find((each) => each.name === wanted)?.value;
    if (kind === token.open && path.length === 2) {
      quantities = name === "plurals" && attributeOf("translatable") !== "false" ? [] : undefined;
      other = undefined;
    } else if (kind === token.open && path.length === 3) {
      quantities?.push(attributeOf("quantity") ?? "");
      start = scanner.start;
    } else if (kind === token.close && path.length === 2) {
      if (quantities?.at(-1) === "other") other = { start, end: scanner.end };
    } else if (kind === token.close && path.length === 1 && quantities && other) {
      const item = text.slice(other.start, other.end);
      const missing = missingClasses(language, quantities);
      const copy = (quantity: string) => item.replace(quantityOfOther, `$1${quantity}`);
      edits.push(...copiesAt(other.start, text, missing, copy));
    }
  }
  return edits;
}
