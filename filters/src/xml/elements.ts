import { localName } from "./inline.ts";
import { decodeText } from "./references.ts";
import { type ScannerSettings, token, type XmlAttribute, XmlScanner } from "./scanner.ts";

/** An element with the offsets of its content. For an empty element, both are the end of its tag. */
export interface XmlElement {
  /** Without prefix. */
  name: string;
  /** The names of the elements around it, as written. Valid until the next element is requested. */
  path: readonly string[];
  attributes: readonly XmlAttribute[];
  contentStart: number;
  contentEnd: number;
}

/**
 * The elements of an XML document, in the order of their end tags: children come before their parent.
 * @throws FilterError "File extraction error" with the location
 */
export function* readElements(text: string, limits: ScannerSettings): Generator<XmlElement> {
  const scanner = XmlScanner.over(text, limits);
  const open: { attributes: readonly XmlAttribute[]; contentStart: number }[] = [];
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    if (kind === token.open) open.push({ attributes: scanner.attributes(), contentStart: scanner.end });
    if (kind !== token.close && kind !== token.empty) continue;
    const isEmpty = kind === token.empty;
    const own = (isEmpty ? undefined : open.pop()) ?? { attributes: scanner.attributes(), contentStart: scanner.end };
    const contentEnd = isEmpty ? scanner.end : scanner.start;
    yield { ...own, name: localName(scanner.name), path: scanner.path, contentEnd };
  }
}

/** The value of the attribute of that name, prefix included. */
export function findAttribute({ attributes }: Pick<XmlElement, "attributes">, name: string): string | undefined {
  const attribute = attributes.find((each) => each.name === name);
  return attribute && decodeText(attribute.value);
}
