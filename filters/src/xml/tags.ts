import { applyEdits, type Edit, type Span } from "../document/translatable-span.ts";
import { localName } from "./inline.ts";
import { escapeAttribute } from "./references.ts";
import { type ScannerSettings, token, type XmlAttribute, XmlScanner } from "./scanner.ts";

/** A tag with its positions, for reading and changing its attributes. */
export interface TagLocation {
  start: number;
  end: number;
  attributes: readonly XmlAttribute[];
}

/** The edits of a tag that set attributes. A value of undefined removes an attribute; new attributes come last. */
export function createAttributeEdits(text: string, tag: TagLocation, values: AttributeValues): Edit[] {
  const edits: Edit[] = [];
  let added = "";
  for (const name of Object.keys(values)) {
    const value = values[name];
    const known = tag.attributes.find((attribute) => attribute.name === name);
    if (known && value === undefined) edits.push({ ...extendToBlank(text, known), text: "" });
    else if (known && known.value !== value)
      edits.push({ start: known.start, end: known.end, text: escapeAttribute(value ?? "") });
    else if (!known && value !== undefined) added += ` ${name}="${escapeAttribute(value)}"`;
  }
  if (added !== "") {
    const end = nameOrLastValueEnd(text, tag);
    edits.push({ start: end, end, text: added });
  }
  return edits;
}

type AttributeValues = Readonly<Record<string, string | undefined>>;

/** Sets attributes of elements. `valuesOf` receives a name without prefix, and a function that reads attributes. */
export function editAttributes(
  xml: string,
  limits: ScannerSettings,
  valuesOf: (name: string, read: (attribute: string) => string | undefined) => AttributeValues,
): string {
  const edits: Edit[] = [];
  const scanner = XmlScanner.over(xml, { ...limits, allowsEntities: true });
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    if (kind !== token.open && kind !== token.empty) continue;
    const { name, tag } = scanner;
    const values = valuesOf(localName(name), (wanted) => tag.attributes.find((each) => each.name === wanted)?.value);
    edits.push(...createAttributeEdits(xml, tag, values));
  }
  return edits.length === 0 ? xml : applyEdits(xml, edits);
}

/** The opening tag of an element, also for an empty tag. */
export const findOpeningTag = (raw: string): string => (raw.endsWith("/>") ? `${raw.slice(0, -2).trimEnd()}>` : raw);

/** The span from the whitespace before an attribute's name to its closing quotation mark. */
const extendToBlank = (text: string, { name, start, end }: XmlAttribute): Span => ({
  start: text.slice(0, text.lastIndexOf(name, start - 1)).trimEnd().length,
  end: end + 1,
});

function nameOrLastValueEnd(text: string, { start, end, attributes }: TagLocation): number {
  const last = attributes.at(-1);
  if (last) return last.end + 1;
  const name = /^<[^\s/>]+/.exec(text.slice(start, end));
  return start + (name?.[0].length ?? 0);
}
