import type { DescribedParameter } from "../src/described.ts";
import type { OperationInput } from "../src/operation-types.ts";
import { type DescribedOperation, type Description, jsonBodySchema, resolve, type Schema } from "./description.ts";

/** One named value of an operation, wherever it is sent. */
export interface DescribedInput extends Pick<OperationInput, "name" | "location" | "sources" | "required"> {
  schema: Schema;
}

/** Parameters that the server reads on its own: the options of an upload, and the API key. */
const serverParameters: ReadonlySet<string> = new Set(["LILT-API", "key"]);

/** All inputs of an operation in one list: parameters first, then the fields of a JSON body. */
export function collectInputs(description: Description, operation: DescribedOperation): DescribedInput[] {
  const inputs = new Map<string, DescribedInput>();
  for (const parameter of operation.parameters) {
    if (serverParameters.has(parameter.name)) continue;
    inputs.set(parameter.name, buildInput(description, parameter));
  }
  const body = jsonBodySchema(operation);
  const { properties = {}, required = [] } = body ? resolve<Schema>(description, body) : {};
  for (const [name, schema] of Object.entries(properties)) {
    // A field that may also be sent in the query is described there.
    if (inputs.get(name)?.sources.includes("body")) continue;
    // A file among the fields of a form isn't a value.
    if (schema.format === "binary") continue;
    if (inputs.has(name)) throw new Error(`${operation.id}: ${name} is a parameter and a body field`);
    inputs.set(name, { name, location: "body", sources: ["body"], required: required.includes(name), schema });
  }
  return [...inputs.values()];
}

function buildInput(description: Description, parameter: DescribedParameter): DescribedInput {
  const { name, in: location, sources, isRequired, description: text, schema } = parameter;
  if (!schema) throw new Error(`The parameter ${name} has no schema`);
  return {
    name,
    location: location as DescribedInput["location"],
    sources: sources as DescribedInput["sources"],
    required: isRequired,
    schema: { ...(text !== undefined && { description: text }), ...resolve<Schema>(description, schema as Schema) },
  };
}

/** The schema of an operation's values, collected into one object. */
export const inputSchema = (inputs: DescribedInput[]): Schema => ({
  type: "object",
  properties: Object.fromEntries(inputs.map((input) => [input.name, placeTag(input)])),
  required: inputs.filter((input) => input.required).map((input) => input.name),
});

/** The only location of an input, if the error for a missing input names it. */
export const locate = ({ sources }: DescribedInput): "query" | undefined =>
  sources.join() === "query" ? "query" : undefined;

function placeTag(input: DescribedInput): Schema {
  const location = locate(input);
  return { ...input.schema, ...(location && { "x-in": location }) };
}

/** The schema of the inputs whose values are known before the body is read. */
export function parametersSchema(inputs: DescribedInput[]): Schema {
  const parameters = inputs.filter((input) => input.location !== "body");
  return inputSchema(
    parameters.map((input) => ({ ...input, required: input.required && !input.sources.includes("body") })),
  );
}

/** Whether a default is filled in. `x-fill: false` marks one that is applied only on use: input is stored as sent. */
export const isFilled = (schema: Schema): boolean => schema.default !== undefined && schema["x-fill"] !== false;

/** A copy of `schema` with every reference replaced by its target. */
export function inline(description: Description, schema: Schema): Schema {
  if (schema.$ref) {
    const { $ref, ...siblings } = schema;
    return { ...inline(description, resolve<Schema>(description, { $ref })), ...siblings };
  }
  return mapSchemas(schema, (inner) => inline(description, inner));
}

/** A copy of `schema` whose direct subschemas went through `change`. */
export function mapSchemas(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const copy: Schema = { ...schema };
  if (schema.properties) {
    copy.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, it]) => [name, change(it)]));
  }
  if (schema.items) copy.items = change(schema.items);
  if (typeof schema.additionalProperties === "object") copy.additionalProperties = change(schema.additionalProperties);
  for (const keyword of ["oneOf", "anyOf", "allOf"] as const) {
    const choices = schema[keyword];
    if (choices) copy[keyword] = choices.map(change);
  }
  return copy;
}
