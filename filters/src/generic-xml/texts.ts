import type { Limits } from "../limits.ts";
import { localName } from "../xliff/inline.ts";
import { token, XmlScanner } from "../xml/scanner.ts";

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
  const open: number[] = [];
  scanner.feed(text);
  scanner.finish();
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const parent = open.at(-1);
    if (kind === token.close) open.pop();
    else if (parent !== undefined && !found.has(parent)) {
      if (kind === token.cdata || (kind === token.text && scanner.raw.trim() !== "")) found.add(parent);
      const isElement = kind === token.open || kind === token.empty;
      if (isElement && inlineElements.has(localName(scanner.name))) found.add(parent);
    }
    if (kind === token.open) open.push(scanner.start);
  }
  return found;
}
