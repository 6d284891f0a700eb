import { complexArgumentPattern } from "./icu.ts";
import { emailPattern, notInWord, placeableMatches, placeholderPattern, urlPattern } from "./patterns.ts";

/**
 * A part that a translation must contain unchanged; UTF-16 offsets, half-open. `address` is a URL or an email address,
 * `entity` a character reference (`&amp;`), `quoted` and `number` are quotations and `#` of an ICU message.
 */
export interface PlaceholderPart {
  kind: "address" | "placeholder" | "entity" | "quoted" | "number";
  start: number;
  end: number;
  text: string;
}

const quotedPattern = "''|'[{}#|](?:[^']|'')*'";
const entityPattern = /&(?:[A-Za-z][A-Za-z0-9]{1,31}|#\d{1,7}|#[xX][\dA-Fa-f]{1,6});/u.source;
const patterns = [
  `${notInWord}(?<url>${urlPattern})`,
  `${notInWord}(?<email>${emailPattern})`,
  `(?<placeholder>${placeholderPattern})`,
  `(?<entity>${entityPattern})`,
];
const plainPlaceholderPattern = new RegExp(patterns.join("|"), "gu");
const icuPlaceholderPattern = new RegExp([`(?<quoted>${quotedPattern})`, ...patterns, "(?<number>#)"].join("|"), "gu");

/** The named groups of the patterns, except those for addresses. */
const kinds = ["placeholder", "entity", "quoted", "number"] as const;

/**
 * Finds format specifiers, arguments in braces, URLs, email addresses and character references, in order and without
 * overlaps. With `isIcu` the text is part of an ICU message, where `#` and quotations with apostrophes are syntax.
 */
export function findPlaceholders(text: string, isIcu = false): PlaceholderPart[] {
  if (!(isIcu ? /[%{$@&'#[\]~]|:[\w/]|<\?|www|__|\|\S|``/ : /[%{$@&[\]~]|:[\w/]|<\?|www|__|\|\S|``/).test(text))
    return [];
  const parts: PlaceholderPart[] = [];
  for (const { match, length } of placeableMatches(isIcu ? icuPlaceholderPattern : plainPlaceholderPattern, text)) {
    // A doubled apostrophe is an apostrophe of the text.
    if (match.groups?.quoted === "''") continue;
    const kind = kinds.find((name) => match.groups?.[name] !== undefined) ?? "address";
    const [start, end] = [match.index, match.index + length];
    parts.push({ kind, start, end, text: text.slice(start, end) });
  }
  return parts;
}

export interface PlaceholderOptions {
  isIcu?: boolean | undefined;
  /** Whether URLs, email addresses and the number of `|` may differ, as in people's translations. */
  mayMoveAddresses?: boolean;
}

/**
 * Whether a translation has exactly the fixed parts of its source, in any order. Only those such as `%s` must keep
 * their order. Both are plain texts, or the texts of one branch of an ICU message.
 */
export function keepsPlaceholders(source: string, target: string, options: PlaceholderOptions = {}): boolean {
  const { isIcu = false, mayMoveAddresses = false } = options;
  // In vue-i18n and Symfony, it separates plural forms: `car | cars`.
  if (!mayMoveAddresses && source.split("|").length !== target.split("|").length) return false;
  const partsOf = (text: string) =>
    findPlaceholders(text, isIcu)
      .filter(({ kind }) => !(mayMoveAddresses && kind === "address"))
      .map(({ text: part }) => part)
      .concat(text.match(componentPattern) ?? []);
  const [wanted, matches] = [partsOf(source), partsOf(target)];
  if (wanted.toSorted().join("\0") !== matches.toSorted().join("\0")) return false;
  return listPositional(wanted).join() === listPositional(matches).join();
}

/** The tags of components in react-i18next: `<0>`. */
const componentPattern = /<\/?\d{1,3}\s?\/?>/g;

/** The specifiers such as `%s` whose order determines the arguments that they represent. */
const listPositional = (parts: readonly string[]): string[] =>
  parts.filter((part) => /^(?:%[-+#0'\d.*]*[a-zA-Z@]{1,3}|~[asdASD])$/.test(part));

/** Whether a text has an ICU argument with branches: `{n, plural, …}`. */
export const hasBranches = (text: string): boolean => complexArgumentPattern.test(text);
