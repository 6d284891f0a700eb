import { takeAway } from "../take-away.ts";
import type { Check } from "./check.ts";
import { describeDifference } from "./difference.ts";
import { CheckedText } from "./segment-pair.ts";

interface Argument {
  start: number;
  end: number;
  text: string;
  /** Equal for placeholders with the same output. */
  kind: string;
  /** Equal for placeholders of the same argument: the second `%s` and `%2$s`. */
  key: string;
}

/** Matches a conversion of `printf`: for the argument with a number, otherwise for the next one. */
const conversionPattern =
  /%%|(?<!\p{N})%(?!-\p{L}{3})(?:(?<number>\d{1,4})\$)?[-+#0']{0,5}(?<width>\*(?:\d{1,4}\$)?|\d{1,9})?(?:\.(?<precision>\*(?:\d{1,4}\$)?|\d{1,9}))?(?<type>(?:hh|h|ll|l|L|q|j|z|t)?[diouxXeEfFgGaAcCsSp@])/gu;

/** A variable in the form of programs and shells: `$HOME`. */
const variablePattern = /(?<![\w$\\])\$[A-Z][A-Z0-9_]{2,}(?![\w$])/g;

/** A date format. Each language has its own order of the parts. Source: IEEE Std 1003.1, `strftime`. */
const dateFormatPattern = /%[-_0^#EO]*[BFHIMRTYbjyZ](?![A-Za-z0-9])/;

/**
 * Compares the format specifiers and arguments of source and target: `%s`, `%1$d`, `{name}`, `${x}`, … Specifiers
 * without a number refer to arguments in order, which must stay the same unless the target numbers them.
 * Source: ITS 2.0, `markup`; IEEE Std 1003.1, `fprintf`, for numbered conversions.
 */
export const placeholders: Check = {
  id: "placeholders",
  type: "markup",
  severity: "error",
  find({ source, target, segment }) {
    const [expected, actual] = [readArguments(source), readArguments(target)];
    if (expected.length + actual.length === 0 || dateFormatPattern.test(source.plain)) return [];
    const faults = compare(expected, actual, source, target);
    // The singular form may include or omit the number, regardless of the source form with which it is compared.
    if (faults.length === 0 || segment.otherSource === undefined) return faults;
    const other = new CheckedText(segment.otherSource, source.language);
    const isOther = compare(readArguments(other), actual, other, target).length === 0;
    return isOther || isWithoutCount(expected, actual) ? [] : faults;
  },
};

/** Whether the singular form only omits the number: "One file" for `%d file`. */
function isWithoutCount(expected: readonly Argument[], actual: readonly Argument[]): boolean {
  const [count, ...others] = takeAway(expected, actual, ({ kind }) => kind);
  const isOneLess = others.length === 0 && actual.length === expected.length - 1;
  return isOneLess && /^%.*[disu]$/.test(count?.text ?? "");
}

function compare(expected: readonly Argument[], actual: readonly Argument[], source: CheckedText, target: CheckedText) {
  const missing = takeAway(expected, actual, ({ kind }) => kind);
  const added = takeAway(actual, expected, ({ kind }) => kind);
  if (missing.length + added.length > 0) {
    const texts = (all: readonly Argument[]) => all.map(({ text }) => text);
    const message = describeDifference("placeholder", texts(missing), texts(added));
    const [lost, own] = [missing[0], added[0]];
    return [{ message, source: lost && source.spanOf(lost), target: own && target.spanOf(own) }];
  }
  const [moved] = takeAway(actual, expected, ({ key }) => key);
  if (!moved) return [];
  const message = `The placeholder ${moved.text} refers to a different argument in the source. Number the placeholders: %1$s, %2$s.`;
  return [{ message, target: target.spanOf(moved) }];
}

function readArguments({ plain, placeables }: CheckedText): Argument[] {
  const isName = ({ kind, start, end, text }: (typeof placeables)[number]) => {
    const next = plain[end] ?? "";
    if (kind !== "placeholder" || !namedPlaceholderPattern.test(text)) return false;
    const isConversion = (/\d$/.test(text) && next === "$") || (/^%.*%$/.test(text) && /[A-Za-z]/.test(next));
    return !isConversion && !/\\[xup]$/i.test(plain.slice(0, start));
  };
  const variables = [...plain.matchAll(variablePattern)].map(({ index: start, 0: text }) => {
    return { start, end: start + text.length, text };
  });
  const names = [...placeables.filter(isName), ...variables];
  let next = 0;
  const conversions = [...plain.matchAll(conversionPattern)].flatMap(({ index: start, 0: text, groups = {} }) => {
    const end = start + text.length;
    if (text === "%%" || names.some((name) => name.start < end && start < name.end)) return [];
    // A star is a separate argument before the formatted one.
    next += [groups.width, groups.precision].filter((part) => part === "*").length;
    const number = groups.number ?? String(++next);
    const kind = normalizeType(groups.type ?? "");
    return { start, end, text, kind, key: `${number}$${kind}` };
  });
  return [
    ...conversions,
    ...names.map(({ start, end, text }) => {
      const key = text.replaceAll(/\s+/gu, "").replace(/^\$\{(\w+)\}$/, "$$$1");
      return { start, end, text, kind: key, key };
    }),
  ];
}

/** A type without insignificant differences: `%i` prints like `%d`, and the case of a number's letters is ignored. */
const normalizeType = (type: string): string =>
  type.replace(/i$/, "d").replace(/[XEFGA]$/, (last) => last.toLowerCase());

/**
 * Matches arguments with a name or number; neither a program's synopsis, in which braces contain hyphens or brackets,
 * nor the two conversions of `%s.%s`.
 */
const namedPlaceholderPattern =
  /^(?:%\(.*|%\{.*|%[A-Z][A-Z0-9_]+%?|%[A-Za-z_][A-Za-z0-9_]{2,}%|\$[A-Za-z_].*\$|%L?\d{1,2}|\{\{.*|\$\{[A-Za-z_][\w.]*\}|\$\(.*|\{\s*[\p{L}\p{N}_.]+\s*(?:,\s*(?:number|date|time|ordinal|duration|spellout)\b.*)?\})$/u;
