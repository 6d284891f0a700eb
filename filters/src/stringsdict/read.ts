import type { Unit } from "../document/unit.ts";
import type { Limits } from "../limits.ts";
import { decodeText } from "../xml/references.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { buildStringUnit } from "../xml/strings.ts";

/** Keys whose strings control formatting, and are not shown. */
const formatKeys = new Set(["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]);
/** A format that only names its variables. */
const onlyVariablesPattern = /^\s*(?:%(?:\d+\$)?#@[^@]*@\s*)+$/;

/** The strings of a property list of plural rules. */
export function readStringsdict(text: string, limits: Pick<Limits, "depth">): Unit[] {
  const scanner = XmlScanner.over(text, limits);
  const units: Unit[] = [];
  /** The last key of each dictionary that is open. */
  const keys: string[] = [];
  let start = 0;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const { name } = scanner;
    if (kind === token.open) {
      if (scanner.path.length === 1 && name !== "plist")
        throw scanner.error("not a property list: another root element");
      if (name === "dict") keys.push("");
      start = scanner.end;
    } else if (kind === token.close) {
      const raw = text.slice(start, scanner.start);
      if (name === "dict") keys.pop();
      if (name === "key") keys[keys.length - 1] = decodeText(raw);
      if (name !== "string" || formatKeys.has(keys.at(-1) ?? "") || onlyVariablesPattern.test(decodeText(raw)))
        continue;
      const unit = buildStringUnit(text, start, scanner.start, { context: keys.join("/") });
      if (unit) units.push(unit);
    }
  }
  return units;
}
