import type { Limits } from "../limits.ts";
import { localName } from "../xliff/inline.ts";
import { type Token, token, XmlScanner } from "../xml/scanner.ts";

/**
 * Finds the elements that hold text themselves, not only in their children, or an inline element.
 *
 * @returns the offsets of their opening tags
 */
export function elementsWithText(
  text: string,
  limits: Pick<Limits, "depth">,
  inlineElements: ReadonlySet<string>,
): Set<number> {
  const scanner = new XmlScanner(limits);
  const found = new Set<number>();
  /** Where the open elements begin, −1 for those that were found. */
  const open: number[] = [];
  scanner.feed(text);
  scanner.finish();
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const parent = open.at(-1) ?? -1;
    if (kind === token.close) open.pop();
    else if (parent >= 0 && isText(kind, scanner, inlineElements)) {
      found.add(parent);
      open[open.length - 1] = -1;
    }
    if (kind === token.open) open.push(scanner.start);
  }
  return found;
}

function isText(kind: Token, scanner: XmlScanner, inlineElements: ReadonlySet<string>): boolean {
  if (kind === token.cdata) return true;
  if (kind === token.text) return !isBlank(scanner);
  const isElement = kind === token.open || kind === token.empty;
  return isElement && inlineElements.size > 0 && inlineElements.has(localName(scanner.name));
}

function isBlank(scanner: XmlScanner): boolean {
  const first = scanner.buffer.charCodeAt(scanner.start);
  // Most text begins with a letter, or is the line end before the next element.
  return (first <= 32 || first > 127) && scanner.raw.trim() === "";
}
