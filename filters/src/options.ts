export type OptionValue = boolean | number | string | readonly string[];
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One option of a format, as data: the type of its value is that of the default. */
export interface Option<Value extends OptionValue> {
  default: Value;
  description: string;
  /** The only values allowed; any of the type when absent. */
  choices?: readonly Value[];
}

export type OptionSchema<Options extends OptionValues> = { readonly [Name in keyof Options]: Option<Options[Name]> };

/**
 * Completes the given options with the defaults.
 *
 * @throws TypeError naming the option that does not exist or has a value of another type
 */
export function readOptions<Options extends OptionValues>(
  schema: OptionSchema<Options>,
  given: Readonly<Record<string, unknown>> = {},
): Options {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(schema, name)) throw new TypeError(`There is no option ${name}.`);
    checkValue(name, schema[name as keyof Options], value);
  }
  const defaults = Object.entries<Option<OptionValue>>(schema).map(([name, option]) => [name, option.default]);
  return { ...Object.fromEntries(defaults), ...given };
}

function checkValue(name: string, option: Option<OptionValue>, value: unknown): void {
  const expected = typeOf(option.default);
  if (typeOf(value) !== expected) throw new TypeError(`The option ${name} must be ${expected}.`);
  if (option.choices && !option.choices.includes(value as OptionValue)) {
    throw new TypeError(`The option ${name} must be one of ${option.choices.join(", ")}.`);
  }
}

function typeOf(value: unknown): string {
  if (!Array.isArray(value)) return `a ${typeof value}`;
  return value.every((item) => typeof item === "string") ? "a list of strings" : "a list";
}
