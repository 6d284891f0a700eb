import { hasWord } from "../document/has-word.ts";
import type { Limits } from "../limits.ts";
import { token, XmlScanner } from "../xml/scanner.ts";

/** Elements with a value, and those with elements in them. Source: Android developers' guide, "App resource types". */
const simple = new Set("bool color dimen drawable fraction integer item macro string".split(" "));
const composed = new Set(
  "array attr declare-styleable id integer-array overlayable plural plurals public string-array style".split(" "),
);

export const isResource = (name: string): boolean => simple.has(name) || composed.has(name);

/** Whether an element holds the forms of a plural. It is `plural` in files of other Kotlin tools. */
export const isPlurals = (name: string | undefined): boolean => name === "plurals" || name === "plural";

/** Whether the current element is a string. An item must have a type. */
export const isString = (scanner: XmlScanner): boolean =>
  scanner.name === "string" || (scanner.name === "item" && scanner.attribute("type") === "string");

/** Whether the current element must not be translated. */
export const isLocked = (scanner: XmlScanner): boolean =>
  scanner.attribute("translatable") === "false" || scanner.attribute("its:translate") === "no";

/** Whether an XML document consists of Android's resources, by its root and the resources up to the first string. */
export function isAndroid(text: string, limits: Pick<Limits, "depth">): boolean {
  const scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  let hasResource = false;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const { length, 0: root, 1: type = "" } = scanner.path;
    const isText = (kind === token.text || kind === token.cdata) && length < 3 && hasWord(scanner.raw);
    if (isText && !simple.has(type)) return false;
    if (kind !== token.open || length > 2) continue;
    if (root !== "resources") return false;
    if (length === 1) continue;
    const required = type === "item" ? ["name", "type"] : ["name"];
    if (!isResource(type) || required.some((name) => scanner.attribute(name) === undefined)) return false;
    if (isString(scanner) || isPlurals(type) || type === "string-array") return true;
    hasResource = true;
  }
  return hasResource;
}
