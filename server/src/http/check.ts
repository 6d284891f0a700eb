import type { InputSchema, ValidationError, Validator } from "@parlance/api/validators";
import { type ApiError, invalid, required, sourceTooLong } from "../errors.ts";

/**
 * Checks the inputs of a call and fills in their defaults.
 *
 * @param inputs changed in place
 * @throws ApiError `required`, `invalid`; the first fault, named as the reader sent it (`languagePairs[0].memoryId`)
 */
export function check(validator: Validator, schema: InputSchema, inputs: Record<string, unknown>): void {
  const control = nameWithControls(schema, inputs, "");
  if (control) throw invalid(control, "free of control characters");
  if (validator(inputs)) return;
  const errors = validator.errors ?? [];
  throw errorOf(errors, schema, inputs);
}

function errorOf(errors: readonly ValidationError[], schema: InputSchema, inputs: unknown): ApiError {
  // Of a value that fits none of several types, the last report speaks of the value itself.
  const error = errors.findLast(({ keyword }) => keyword === "oneOf" || keyword === "anyOf") ?? errors[0];
  if (!error) throw new Error("A check failed and does not say why.");
  const steps = stepsOf(error.instancePath);
  const name = nameOf(steps);
  if (error.keyword === "required") {
    const missing = String(error.params.missingProperty);
    return required(name ? `${name}.${missing}` : missing);
  }
  const part = schemaAt(schema, steps);
  const value = valueAt(inputs, steps);
  if (name === "source" && error.keyword === "maxLength")
    return sourceTooLong(Number(error.params.limit), String(value));
  const list = steps.length > 1 && Number.isInteger(Number(steps.at(-1))) ? steps.slice(0, -1) : undefined;
  // A wrong item of a list of plain values is said of the list.
  if (list && error.keyword === "pattern") return invalid(nameOf(list), ruleOf(part, error));
  if (list && !part.properties) return invalid(nameOf(list), `an array of ${pluralOf(part)}`);
  return invalid(name, ruleOf(part, error));
}

/** What a value must be, in the words of the catalogue's row `invalid`. */
function ruleOf(schema: InputSchema, { keyword }: ValidationError): string {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives)
    return ruleOf(alternatives.find((it) => it.enum) ?? alternatives[0] ?? {}, { keyword } as ValidationError);
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, format, pattern } = schema;
  const type = [schema.type].flat().find((it) => it !== "null");
  if (schema.enum) return `one of ${[...new Set(schema.enum.filter((it) => it !== null).map(String))].join(", ")}`;
  if (format === "date-time" || schema["x-format"] === "date" || schema["x-format"] === "epoch") return "a date";
  if (format === "uri") return "an absolute URI";
  if (keyword === "pattern" && pattern) return "free of commas";
  if (type === "integer") {
    if (minimum === undefined && maximum === undefined) return "an integer";
    return `an integer between ${minimum ?? Number.MIN_SAFE_INTEGER} and ${maximum ?? Number.MAX_SAFE_INTEGER}`;
  }
  if (type === "string" && keyword !== "type" && maxLength !== undefined) {
    return `between ${minLength ?? 0} and ${maxLength} characters`;
  }
  if (type === "array") {
    const items = pluralOf(schema.items ?? {});
    if (keyword === "type" || (minItems === undefined && maxItems === undefined)) return `an array of ${items}`;
    return `an array of ${minItems ?? 0} to ${maxItems ?? "any number of"} ${items}`;
  }
  return type === "object" || type === "integer" ? `an ${type}` : `a ${type ?? "string"}`;
}

const pluralOf = (schema: InputSchema): string =>
  schema.enum ? `${schema.enum.join(", ")}` : `${[schema.type].flat().find((type) => type !== "null") ?? "object"}s`;

const stepsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

const nameOf = (steps: readonly string[]): string =>
  steps.map((step, index) => (/^\d+$/.test(step) && index > 0 ? `[${step}]` : index > 0 ? `.${step}` : step)).join("");

function schemaAt(schema: InputSchema, steps: readonly string[]): InputSchema {
  let part: InputSchema = schema;
  for (const step of steps) {
    const options = [part, ...(part.oneOf ?? part.anyOf ?? [])];
    const additional = part.additionalProperties as InputSchema | undefined;
    part =
      options
        .map((option) => option.properties?.[step] ?? (/^\d+$/.test(step) ? option.items : undefined))
        .find(Boolean) ??
      additional ??
      {};
  }
  return part;
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], value);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: names must be free of exactly these
const controls = /[\u0000-\u001f\u007f-\u009f]/;

/** Where the inputs hold a name with control characters, if anywhere. */
function nameWithControls(schema: InputSchema, value: unknown, path: string): string | undefined {
  if (typeof value === "string") return schema["x-name"] && controls.test(value) ? path : undefined;
  if (Array.isArray(value)) {
    const items = schema.items ?? {};
    return value.some((item) => nameWithControls(items, item, path)) ? path : undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const found = nameWithControls(field, (value as Record<string, unknown>)[name], path ? `${path}.${name}` : name);
    if (found) return found;
  }
  return undefined;
}
