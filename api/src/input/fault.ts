import { parsePointer, valueAt } from "../json-pointer.ts";
import type { InputSchema, ValidationError, Validator } from "../validator-types.ts";
import { findList, isTooLarge } from "./coerce.ts";

export interface Fault {
  /** Row of the error catalog. */
  row: "required" | "invalid" | "source-too-long" | "webhook-url";
  /** The message that the operation returns. */
  message: string;
  /** The location of the value, or of a missing one: `["languagePairs", "0", "memoryId"]`. */
  steps: readonly string[];
}

/** The messages of the catalog's rows for inputs that break the description. */
export const words = {
  /** @param location the only location where it is accepted, if the message must name it */
  required: (name: string, location?: "query") => `${name} is required${location ? ` in the ${location}` : ""}.`,
  /** @param rule the text after "must be" */
  invalid: (name: string, rule: string) => `${name} must be ${rule}.`,
  sourceTooLong: (max: number, source: string) =>
    `source must be at most ${max} characters; it has ${[...source].length}.`,
};

/**
 * Checks the coerced inputs of a request, and fills in their defaults in place. Returns the first fault, with the name
 * that the client sent (`languagePairs[0].memoryId`).
 */
export function findFault(
  validator: Validator,
  schema: InputSchema,
  inputs: Record<string, unknown>,
): Fault | undefined {
  const control = findControls(schema, inputs);
  if (control) return invalid(control, "free of control characters");
  if (validator(inputs)) return undefined;
  return faultIn(validator.errors ?? [], schema, inputs);
}

function faultIn(errors: readonly ValidationError[], schema: InputSchema, inputs: unknown): Fault {
  // If a value fits none of several types, the last report is about the value itself.
  const error = errors.findLast(({ keyword }) => keyword === "oneOf" || keyword === "anyOf") ?? errors[0];
  if (!error) throw new Error("A check failed without an error.");
  const steps = parsePointer(error.instancePath);
  if (error.keyword === "required") {
    const missing = [...steps, String(error.params.missingProperty)];
    const location = schemaAt(schema, missing)["x-in"] as "query" | undefined;
    return { row: "required", message: words.required(formatSteps(missing), location), steps: missing };
  }
  const part = schemaAt(schema, steps);
  if (formatSteps(steps) === "source" && error.keyword === "maxLength") {
    const message = words.sourceTooLong(Number(error.params.limit), String(valueAt(inputs, steps)));
    return { row: "source-too-long", message, steps };
  }
  const list = steps.length > 1 && Number.isInteger(Number(steps.at(-1))) ? steps.slice(0, -1) : undefined;
  // When an item of a list of plain values is wrong, the message is about the list.
  if (list && error.keyword === "pattern") return invalid(list, describeRule(part, error.keyword));
  if (list && !part.properties) return invalid(list, `an array of ${describePlural(part)}`);
  const fault = invalid(steps, describeRule(part, error.keyword));
  // The catalog has a separate error for the only input that is a URI.
  return error.keyword === "format" && part.format === "uri" ? { ...fault, row: "webhook-url" } : fault;
}

const invalid = (steps: readonly string[], rule: string): Fault => ({
  row: "invalid",
  message: words.invalid(formatSteps(steps), rule),
  steps,
});

/** Describes a value in the words of the catalog's row `invalid`. @param keyword the keyword that the value breaks */
export function describeRule(schema: InputSchema, keyword?: string): string {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) {
    const limited = alternatives.find((it) => it.enum);
    const rules = (limited ? [limited] : alternatives).map((it) => describeRule(it, keyword));
    return rules.join(" or ");
  }
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, maxProperties, format, pattern } = schema;
  const type = [schema.type].flat().find((it) => it !== "null");
  if (schema.enum) return `one of ${[...new Set(schema.enum.filter((it) => it !== null).map(String))].join(", ")}`;
  if (format === "date-time" || schema["x-format"] === "date" || schema["x-format"] === "epoch") return "a date";
  if (format === "uri" && keyword !== "maxLength") return "an absolute URI";
  if (keyword === "pattern" && pattern) return "free of commas";
  if (type === "integer") {
    if (minimum === undefined && maximum === undefined) return "an integer";
    return `an integer between ${minimum ?? Number.MIN_SAFE_INTEGER} and ${maximum ?? Number.MAX_SAFE_INTEGER}`;
  }
  if (keyword === "maxProperties") return `an object with at most ${maxProperties} keys`;
  if (type === "string" && keyword !== "type" && maxLength !== undefined) {
    return `between ${minLength ?? 0} and ${maxLength} characters`;
  }
  if (type === "array") {
    const items = describePlural(schema.items ?? {});
    if (keyword === "type" || (minItems === undefined && maxItems === undefined)) return `an array of ${items}`;
    return `an array of ${minItems ?? 0} ${maxItems === undefined ? "or more" : `to ${maxItems}`} ${items}`;
  }
  return type === "object" || type === "integer" ? `an ${type}` : `a ${type ?? "string"}`;
}

const describePlural = (schema: InputSchema): string =>
  schema.enum ? `${schema.enum.join(", ")}` : `${[schema.type].flat().find((type) => type !== "null") ?? "object"}s`;

const formatSteps = (steps: readonly string[]): string =>
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: names must be free of exactly these
const controlPattern = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Finds a name with control characters, or any text with U+0000, which not every database accepts. Checks only values
 * that are in the schema: the validator refuses all others.
 */
function findControls(schema: InputSchema, value: unknown): string[] | undefined {
  if (typeof value === "string") return hasControls(schema, value) ? [] : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const list = Array.isArray(value) ? findList(schema) : undefined;
  if (isTooLarge(list ?? schema, value)) return undefined;
  if (Array.isArray(value)) return findPathInItems(list?.items, value);
  const { properties, additionalProperties } = schema;
  const others = typeof additionalProperties === "object" ? (additionalProperties as InputSchema) : undefined;
  for (const [name, field] of Object.entries(value)) {
    if (name.includes("\0")) return [];
    const part = properties?.[name] ?? others;
    const path = part && findControls(part, field);
    if (path) return [name, ...path];
  }
  return undefined;
}

/** The path of the fault in a list. For a list of plain values, it is the list itself, not the item. */
function findPathInItems(items: InputSchema | undefined, values: readonly unknown[]): string[] | undefined {
  for (const [index, value] of items ? values.entries() : []) {
    const path = findControls(items as InputSchema, value);
    if (path) return items?.properties ? [String(index), ...path] : [];
  }
  return undefined;
}

const hasControls = (schema: InputSchema, text: string): boolean =>
  schema["x-name"] ? controlPattern.test(text) : text.includes("\0");
