import { IcuError } from "@openparlance/text";
import type { Check, PairFault } from "./check.ts";
import { type IcuArgument, readIcuArguments } from "./icu-arguments.ts";

/**
 * Checks messages with ICU branches. Compares the arguments of source and target and the keys of `select`, and checks
 * the plural classes of the target language.
 * Source: Unicode ICU User Guide, "Formatting Messages"; CLDR, plural rules.
 */
export const icu: Check = {
  id: "icu",
  type: "markup",
  severity: "error",
  readsIcu: true,
  find({ source, target, isIcu }) {
    if (!isIcu) return [];
    const expected = readOrFail(source.plain);
    // If the source isn't a valid message, the target can't be checked.
    if (expected instanceof IcuError) return [];
    const actual = readOrFail(target.plain);
    if (actual instanceof IcuError) {
      const message = `The ICU message can't be read: ${actual.reason}.`;
      return [{ message, target: target.spanOf({ start: actual.at, end: target.plain.length }) }];
    }
    return compare(expected, actual, target.language);
  },
};

function readOrFail(message: string): IcuArgument[] | IcuError {
  try {
    return readIcuArguments(message);
  } catch (error) {
    if (error instanceof IcuError) return error;
    throw error;
  }
}

function compare(expected: readonly IcuArgument[], actual: readonly IcuArgument[], language: string): PairFault[] {
  const names = (all: readonly IcuArgument[]) => new Set(all.map(({ name }) => name));
  const [inTarget, inSource] = [names(actual), names(expected)];
  const faults: PairFault[] = [
    ...subtractSet(inSource, inTarget).map((name) => ({ message: `The argument {${name}} of the source is missing.` })),
    ...subtractSet(inTarget, inSource).map((name) => ({ message: `The argument {${name}} isn't in the source.` })),
  ];
  for (const argument of actual) {
    const others = expected.filter(({ name, type }) => name === argument.name && type === argument.type);
    if (!inSource.has(argument.name)) continue;
    if (others.length === 0)
      faults.push({ message: `The argument {${argument.name}} has a different type in the source.` });
    else if (argument.type === "select") faults.push(...compareSelect(argument, others));
    else if (argument.type !== undefined) faults.push(...checkPlural(argument, language));
  }
  return faults;
}

function compareSelect({ name, keys }: IcuArgument, others: readonly IcuArgument[]): PairFault[] {
  const expected = new Set(others.flatMap((other) => other.keys));
  const actual = new Set(keys);
  return [
    ...subtractSet(expected, actual).map((key) => ({ message: `The branch ${key} of {${name}} is missing.` })),
    ...subtractSet(actual, expected).map((key) => ({ message: `The branch ${key} of {${name}} isn't in the source.` })),
  ];
}

function checkPlural({ name, type, keys }: IcuArgument, language: string): PairFault[] {
  const classes = pluralCategories(language, type === "selectordinal" ? "ordinal" : "cardinal");
  if (!classes) return [];
  const named = new Set(keys.filter((key) => !key.startsWith("=")));
  // `=1` may replace `one`.
  const missing = [...classes].filter((each) => !named.has(each) && !(each === "one" && keys.includes("=1")));
  return [
    ...missing.map((each) => ({
      message: `The branch ${each} of {${name}}, which the language requires, is missing.`,
    })),
    ...subtractSet(named, classes).map((key) => ({
      message: `The branch ${key} of {${name}} isn't a plural form of the language.`,
    })),
  ];
}

/** The plural classes of numbers up to 1,000; undefined for an unknown language. */
function pluralCategories(language: string, type: "cardinal" | "ordinal"): Set<string> | undefined {
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return undefined;
  const rules = new Intl.PluralRules(language, { type });
  const classes = new Set<string>(["other"]);
  // Counts up to 1,000, so that the class for millions in French and Spanish is left out, because few messages use it.
  for (let number = 0; number <= 1000; number++) classes.add(rules.select(number));
  return classes;
}

const subtractSet = (all: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...all].filter((each) => !others.has(each));
