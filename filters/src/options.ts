import { isEncoding } from "./encoding.ts";

export type OptionValue = boolean | number | string | readonly string[];
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One option of a format, as data. Its value has the type of the default. */
export interface FilterOption<Value extends OptionValue> {
  default: Value;
  description: string;
  /** The allowed values; all of the type by default. */
  choices?: readonly Value[];
  /** A further condition for a string: `encoding` allows labels of encodings in which files can be written. */
  format?: "encoding";
}

export type OptionSchema<Options extends OptionValues> = {
  readonly [Name in keyof Options]: FilterOption<Options[Name]>;
};

/** The values of a schema's options, each with the type of its default. */
export type OptionsOf<Schema extends OptionSchema<OptionValues>> = {
  [Name in keyof Schema]: TypeOf<Schema[Name]["default"]>;
};
type TypeOf<Default> = Default extends readonly string[]
  ? readonly string[]
  : Default extends boolean
    ? boolean
    : string;

/** A schema whose options have the types of their defaults. */
export const defineOptions = <Schema extends OptionSchema<OptionValues>>(schema: Schema) =>
  schema as unknown as OptionSchema<OptionsOf<Schema>>;

/** The encoding of files in formats without a declaration. */
export const encodingOption = {
  default: "auto",
  format: "encoding",
  description:
    "The encoding of files without a byte-order mark; auto is UTF-8 or, if a file isn't UTF-8, the legacy encoding of the source language",
} as const satisfies FilterOption<string>;

/** The configured encoding; undefined for `auto`. */
export const chooseEncoding = (option: string): string | undefined => (option === "auto" ? undefined : option);

export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  /** Such as `options.encoding`. */
  readonly field: string;

  /** @param rule the text after the field's name: `must be …` or `isn't …` */
  constructor(field: string, rule: string, options?: ErrorOptions) {
    super(`${field} ${rule}.`, options);
    this.field = field;
  }
}

/** Completes options with the defaults. `field` is their name in an error. @throws ConfigurationError */
export function readOptions<Options extends OptionValues>(
  schema: OptionSchema<Options>,
  input: Readonly<Record<string, unknown>> = {},
  field = "options",
): Options {
  for (const [name, value] of Object.entries(input)) {
    if (!Object.hasOwn(schema, name)) throw unknownField(`${field}.${name}`, Object.keys(schema));
    checkValue(`${field}.${name}`, schema[name as keyof Options], value);
  }
  const defaults = Object.entries<FilterOption<OptionValue>>(schema).map(([name, option]) => [name, option.default]);
  return { ...Object.fromEntries(defaults), ...input };
}

export function unknownField(field: string, known: readonly string[]): ConfigurationError {
  return new ConfigurationError(
    field,
    `is unknown; ${known.length > 0 ? `known are ${known.join(", ")}` : "there are none"}`,
  );
}

function checkValue(field: string, option: FilterOption<OptionValue>, value: unknown): void {
  if (!isValidValue(option, value)) throw new ConfigurationError(field, `must be ${describeRule(option)}`);
}

function isValidValue(option: FilterOption<OptionValue>, value: unknown): boolean {
  if (describeType(value) !== describeType(option.default)) return false;
  if (option.choices) return option.choices.includes(value as OptionValue);
  return option.format !== "encoding" || value === option.default || isEncoding(String(value));
}

/** Describes the values of an option: `one of "line", "blank line"`, `a list of strings`. */
export function describeRule(option: FilterOption<OptionValue>): string {
  if (option.choices) return `one of ${option.choices.map((choice) => JSON.stringify(choice)).join(", ")}`;
  if (option.format === "encoding") return "an encoding, such as utf-8, utf-16le or windows-1252";
  return describeType(option.default);
}

function describeType(value: unknown): string {
  if (Array.isArray(value)) return value.every((item) => typeof item === "string") ? "a list of strings" : "a list";
  return value === null ? "null" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}
