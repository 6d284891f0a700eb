import type { FilterSettings } from "../filter.ts";
import type { TextDirection } from "../languages.ts";
import { editAttributes } from "../xml/tags.ts";

/** The attribute that names the direction of each element's text. */
const directionAttributes: Readonly<Record<string, string>> = {
  StoryPreference: "StoryDirection",
  ParagraphStyle: "ParagraphDirection",
  ParagraphStyleRange: "ParagraphDirection",
  Table: "TableDirection",
};
const directionValues = { rtl: "RightToLeftDirection", ltr: "LeftToRightDirection" };

const otherSide: Readonly<Record<string, string>> = {
  LeftAlign: "RightAlign",
  RightAlign: "LeftAlign",
  LeftJustified: "RightJustified",
  RightJustified: "LeftJustified",
};

/** Changes the direction of stories or styles. For left to right, only declared right-to-left directions change. */
export function redirectIdml(xml: string, direction: TextDirection, { limits }: FilterSettings): string {
  return editAttributes(xml, limits, (name, read) => {
    const attribute = Object.hasOwn(directionAttributes, name) ? (directionAttributes[name] as string) : undefined;
    if (attribute === undefined) return {};
    const known = read(attribute);
    if (known === directionValues[direction] || (known === undefined && direction === "ltr")) return {};
    const side = name.startsWith("Paragraph") ? otherSide[read("Justification") ?? ""] : undefined;
    return { [attribute]: directionValues[direction], ...(side !== undefined && { Justification: side }) };
  });
}
