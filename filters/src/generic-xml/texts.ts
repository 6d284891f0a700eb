import type { Limits } from "../limits.ts";
import { localName } from "../xml/inline.ts";
import type { ItsElement, ItsRules } from "../xml/its.ts";
import { type Token, token, XmlScanner } from "../xml/scanner.ts";

/** Whether each opening tag (no empty element) opens an element that directly contains text or an inline element. */
export function elementsWithText(
  text: string,
  limits: Pick<Limits, "depth">,
  inlineElements: ReadonlySet<string>,
  its: ItsRules | undefined,
): readonly boolean[] {
  const scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  const matches: boolean[] = [];
  const open: number[] = [];
  const locations: ItsElement[] = [];
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const parent = open.at(-1) ?? -1;
    const isElement = kind === token.open || kind === token.empty;
    const element = isElement ? its?.enterTag(locations.at(-1), scanner) : undefined;
    if (kind === token.close) open.pop();
    else if (parent >= 0 && !matches[parent])
      matches[parent] = isElement
        ? element?.withinText === "yes" || (inlineElements.size > 0 && inlineElements.has(localName(scanner.name)))
        : isText(kind, scanner);
    if (kind === token.open) open.push(matches.push(false) - 1);
    if (element && kind === token.open) locations.push(element);
    if (its && kind === token.close) locations.pop();
  }
  return matches;
}

const isText = (kind: Token, scanner: XmlScanner): boolean =>
  kind === token.cdata || (kind === token.text && !isBlank(scanner));

function isBlank(scanner: XmlScanner): boolean {
  const first = scanner.buffer.charCodeAt(scanner.start);
  // Most text begins with a letter, or is the line end before the next element.
  return (first <= 32 || first > 127) && scanner.raw.trim() === "";
}
