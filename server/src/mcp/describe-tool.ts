import type { StandardSchemaWithJSON, ToolAnnotations } from "@modelcontextprotocol/server";
import { coerce } from "@openparlance/api/input";
import { z } from "zod";
import type { Effect, Tool } from "./tool.ts";

type InputSchema = Parameters<typeof coerce>[0];
type Given = Readonly<Record<string, unknown>>;

export interface ToolDescription {
  title: string;
  description: string;
  inputSchema: StandardSchemaWithJSON<Given>;
  outputSchema: StandardSchemaWithJSON<Given>;
  annotations: ToolAnnotations;
}

/** What a client learns of a tool. Its schemas are converted when first requested. */
export function describeTool({ title, description, effect, input, output }: Tool): ToolDescription {
  const describedInput = once(() => z.toJSONSchema(input, { io: "input" }));
  const describedOutput = once(() => z.toJSONSchema(output, { io: "output" }));
  return {
    title,
    description,
    inputSchema: toSchema(input, describedInput, (given) => coerceArguments(describedInput() as InputSchema, given)),
    outputSchema: toSchema(output, describedOutput, (given) => given),
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
  prepare: (given: unknown) => unknown,
): StandardSchemaWithJSON<Given> {
  const { validate } = schema["~standard"];
  const convert = () => describe() as Record<string, unknown>;
  return {
    "~standard": {
      version: 1,
      vendor: "zod",
      validate: (given) => (isWellFormed(given) ? validate(prepare(given)) : { issues: [halfPair] }),
      jsonSchema: { input: convert, output: convert },
    },
  };
}

const halfPair = { message: "a text contains half of a surrogate pair" };

const isWellFormed = (value: unknown): boolean =>
  typeof value === "string"
    ? value.isWellFormed()
    : typeof value !== "object" || value === null || Object.values(value).every(isWellFormed);

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Arguments in the spellings that the API accepts too: digits for a number, `"true"` for `true`, and `null` for an
 * optional argument that is left out. Arguments without a schema stay, so that they are refused.
 */
function coerceArguments({ properties = {} }: InputSchema, given: unknown): unknown {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  const coerced = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const accepted = schema ? coerce(schema, value) : value;
    return accepted === undefined ? [] : [[name, accepted]];
  });
  return Object.fromEntries(coerced);
}
