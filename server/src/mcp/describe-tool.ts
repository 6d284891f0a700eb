import type { StandardSchemaWithJSON, ToolAnnotations } from "@modelcontextprotocol/server";
import { coerce } from "@openparlance/api/input";
import { z } from "zod";
import { haveFewValues, maxMessageValues, parseText } from "../http/few-values.ts";
import type { Effect, Tool } from "./tool.ts";

type InputSchema = Parameters<typeof coerce>[0];
type JsonObject = Readonly<Record<string, unknown>>;

export interface ToolDescription {
  title: string;
  description: string;
  inputSchema: StandardSchemaWithJSON<JsonObject>;
  outputSchema: StandardSchemaWithJSON<JsonObject>;
  annotations: ToolAnnotations;
}

/** Describes a tool to clients. Its schemas are converted when first requested. */
export function describeTool({ title, description, effect, input, output }: Tool): ToolDescription {
  const describedInput = memoize(() => z.toJSONSchema(input, { io: "input" }));
  const describedOutput = memoize(() => z.toJSONSchema(output, { io: "output" }));
  return {
    title,
    description,
    inputSchema: toSchema(input, describedInput, (input) => coerceArguments(describedInput() as InputSchema, input)),
    outputSchema: toSchema(output, describedOutput, (input) => input),
    annotations: annotationsOf(effect),
  };
}

const annotationsOf = (effect: Effect): ToolAnnotations => ({
  readOnlyHint: effect === "reads",
  destructiveHint: effect === "changes",
  openWorldHint: false,
});

function toSchema(
  schema: z.ZodObject,
  describe: () => z.core.JSONSchema.BaseSchema,
  prepare: (input: unknown) => unknown,
): StandardSchemaWithJSON<JsonObject> {
  const { validate } = schema["~standard"];
  const convert = () => describe() as Record<string, unknown>;
  return {
    "~standard": {
      version: 1,
      vendor: "zod",
      validate: (input) => (isWellFormed(input) ? validate(prepare(input)) : { issues: [halfPair] }),
      jsonSchema: { input: convert, output: convert },
    },
  };
}

const halfPair = { message: "a text contains an unpaired surrogate" };

/** Recursion is no option, because values can be nested deeply in a message. */
function isWellFormed(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string" && !next.isWellFormed()) return false;
    if (typeof next === "object" && next !== null) for (const value of Object.values(next)) left.push(value);
  }
  return true;
}

function memoize<Value>(make: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => {
    created ??= { value: make() };
    return created.value;
  };
}

/**
 * Converts arguments from other spellings that the API accepts: digits for a number, `"true"` for `true`, and `null`
 * for an omitted argument. A list and its objects may be JSON texts, as some clients send them. Arguments without a
 * schema are kept, so that they are refused.
 */
function coerceArguments({ properties = {} }: InputSchema, input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  const coerced = Object.entries(input).flatMap(([name, value]): [string, unknown][] => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const accepted = schema ? coerce(schema, parseNested(schema, value)) : value;
    return accepted === undefined ? [] : [[name, accepted]];
  });
  return Object.fromEntries(coerced);
}

function parseNested({ type, items }: InputSchema, value: unknown): unknown {
  if (type !== "array") return value;
  const list = parseText(value, "[");
  if (items?.type !== "object" || !Array.isArray(list)) return list;
  const texts = list.filter((item) => typeof item === "string");
  return haveFewValues(texts, maxMessageValues) ? list.map((item) => parseText(item, "{")) : list;
}
