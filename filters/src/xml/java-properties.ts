import { readJavaMessages } from "../document/message-format.ts";
import type { Unit } from "../document/unit.ts";
import type { Limits } from "../limits.ts";
import { findAttribute, readElements } from "./elements.ts";
import { buildStringUnit } from "./strings.ts";

/** Whether an XML document is a list of Java properties, by its DOCTYPE. */
export const isJavaProperties = (text: string): boolean =>
  /^[^<]*(?:<[?!](?!DOCTYPE)[^<]*)*<!DOCTYPE\s+properties\s/.test(text);

/** The values of Java properties in XML by their keys. Source: java.util.Properties.loadFromXML. */
export function readJavaProperties(text: string, limits: Pick<Limits, "depth">): readonly Unit[] {
  const units: Unit[] = [];
  for (const element of readElements(text, limits)) {
    const { name, path, contentStart, contentEnd } = element;
    if (name !== "entry" || path.length !== 1) continue;
    const unit = buildStringUnit(text, contentStart, contentEnd, { context: findAttribute(element, "key") ?? "" });
    if (unit) units.push(unit);
  }
  return readJavaMessages(text, units);
}
