import { hasWord } from "../document/has-word.ts";
import type { Limits } from "../limits.ts";
import { token, XmlScanner } from "../xml/scanner.ts";

/** The elements of resources that are values. Source: Android developers' guide, "App resource types". */
export const valueTypes: ReadonlySet<string> = new Set(
  "array attr bool color declare-styleable dimen drawable fraction id integer integer-array item plural plurals public string string-array style".split(
    " ",
  ),
);

/** Elements that contain other elements or nothing. */
const structure = new Set(
  "array attr declare-styleable id integer-array plural plurals public string-array style".split(" "),
);

/** Whether an element holds the forms of a plural. It is `plural` in files of other Kotlin tools. */
export const isPlurals = (name: string | undefined): boolean => name === "plurals" || name === "plural";

/** Whether the current element is a string. An item must have a type. */
export const isString = (scanner: XmlScanner): boolean =>
  scanner.name === "string" || (scanner.name === "item" && scanner.attribute("type") === "string");

/** Whether the current element must not be translated. */
export const isLocked = (scanner: XmlScanner): boolean =>
  scanner
    .attributes()
    .some(({ name, value }) =>
      name === "translatable" ? value === "false" : name === "its:translate" && value === "no",
    );

/** Whether an XML document consists of Android's resources, by its root and the resources up to the first string. */
export function isAndroid(text: string, limits: Pick<Limits, "depth">): boolean {
  if (!text.includes("<resources")) return false;
  const scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  let isOurs = false;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const { path } = scanner;
    const [root, type = ""] = path;
    if (kind === token.text || kind === token.cdata) {
      if (path.length < 3 && hasWord(scanner.raw) && (path.length < 2 || structure.has(type))) return false;
    } else if (kind === token.open && path.length === 1 && root !== "resources") return false;
    else if (kind === token.open && path.length === 2) {
      const isTyped = type !== "item" || scanner.attribute("type") !== undefined;
      if (!isTyped || !valueTypes.has(type) || scanner.attribute("name") === undefined) return false;
      if (isString(scanner) || isPlurals(type) || type === "string-array") return true;
      isOurs = true;
    }
  }
  return isOurs;
}
