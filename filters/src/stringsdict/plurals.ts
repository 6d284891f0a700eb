import type { Edit, Span } from "../document/stretch.ts";
import type { Limits } from "../limits.ts";
import { copiesAt, missingClasses } from "../plurals.ts";
import { decodeText } from "../xml/references.ts";
import { token, XmlScanner } from "../xml/scanner.ts";

interface Dictionary {
  keys: string[];
  /** Of its last key. */
  keyAt: number;
  /** From its key to its string. */
  other?: Span;
  isPlural: boolean;
}

/** What gives each plural rule the classes of a language, with the text for `other`. */
export function classEdits(text: string, language: string, limits: Pick<Limits, "depth">): Edit[] {
  const scanner = new XmlScanner(limits);
  const edits: Edit[] = [];
  const dictionaries: Dictionary[] = [];
  let start = 0;
  let tagAt = 0;
  scanner.feed(text);
  scanner.finish();
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const { name } = scanner;
    const dictionary = dictionaries.at(-1);
    if (kind === token.open) {
      if (name === "dict") dictionaries.push({ keys: [], keyAt: 0, isPlural: false });
      tagAt = scanner.start;
      start = scanner.end;
    } else if (kind === token.close && dictionary) {
      if (name === "dict") edits.push(...missingIn(dictionaries.pop() as Dictionary, text, language));
      const value = decodeText(text.slice(start, scanner.start));
      if (name === "key") {
        dictionary.keys.push(value);
        dictionary.keyAt = tagAt;
      } else if (name === "string") {
        if (value === "NSStringPluralRuleType") dictionary.isPlural = true;
        if (dictionary.keys.at(-1) === "other") dictionary.other = { start: dictionary.keyAt, end: scanner.end };
      }
    }
  }
  return edits;
}

function missingIn({ isPlural, other, keys }: Dictionary, text: string, language: string): Edit[] {
  if (!isPlural || !other) return [];
  const pair = text.slice(other.start, other.end);
  return copiesAt(other.start, text, missingClasses(language, keys), (each) => pair.replace(/other/, each));
}
