import type { Plural } from "../document/plurals.ts";
import type { Limits } from "../limits.ts";
import { decodeText } from "../xml/references.ts";
import { token, XmlScanner } from "../xml/scanner.ts";

interface Dictionary {
  keys: string[];
  /** The start of its last key. */
  keyAt: number;
  /** The span of the item for `other`, from its key to its string. */
  other?: Plural["other"];
  isPlural: boolean;
}

/** The plural rules that have a string for `other`. */
export function readPlurals(text: string, limits: Pick<Limits, "depth">): Plural[] {
  const scanner = XmlScanner.over(text, limits);
  const plurals: Plural[] = [];
  const dictionaries: Dictionary[] = [];
  let start = 0;
  let tagAt = 0;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const { name } = scanner;
    const dictionary = dictionaries.at(-1);
    if (kind === token.open) {
      if (name === "dict") dictionaries.push({ keys: [], keyAt: 0, isPlural: false });
      tagAt = scanner.start;
      start = scanner.end;
    } else if (kind === token.close && dictionary) {
      const { keys, isPlural, other } = dictionary;
      const value = decodeText(text.slice(start, scanner.start));
      if (name === "dict") {
        dictionaries.pop();
        if (isPlural && other) plurals.push({ classes: keys, other });
      } else if (name === "key") {
        keys.push(value);
        dictionary.keyAt = tagAt;
      } else if (name === "string") {
        if (value === "NSStringPluralRuleType") dictionary.isPlural = true;
        if (keys.at(-1) === "other") dictionary.other = { start: dictionary.keyAt, end: scanner.end };
      }
    }
  }
  return plurals;
}
