import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { build, type Plugin } from "esbuild";
import { dates } from "../src/input/coerce.ts";
import {
  type DescribedOperation,
  type Description,
  findSuccess,
  jsonBodySchema,
  jsonResponseSchema,
  listOperations,
  listWebhooks,
  type Schema,
} from "./description.ts";
import {
  collectInputs,
  type DescribedInput,
  inline,
  inputSchema,
  isFilled,
  mapSchemas,
  parametersSchema,
} from "./inputs.ts";
import { generatedNotice } from "./notice.ts";

/** Formats that are checked; the others (`binary`) only inform a reader. */
const checkedFormats = ["date-time", "uri", "int32", "int64"] as const;

/** The checks of every operation's input: an ES module without `eval` and `require`, for a strict security policy. */
export function validatorsModule(description: Description, internal?: Description): Promise<string> {
  const inputs = internal ? listBothSchemas(description, internal, inputsByOperation) : inputsByOperation(description);
  const schemas = { ...inputSchemas(description), ...(internal && inputSchemas(internal)) };
  return bundleModule({
    inputs: compile(description, inputs, { fillDefaults: true }),
    entry: inputsEntry(new Set(inputs.map(([id]) => id)), schemas),
  });
}

/** The checks of all JSON responses, stream events and webhook bodies. The server doesn't load this module. */
export function responsesModule(description: Description, internal: Description): Promise<string> {
  const responses = listBothSchemas(description, internal, responsesByOperation);
  const events = listWebhooks(description).flatMap((operation): [string, Schema][] => {
    const schema = jsonBodySchema(operation);
    return schema ? [[operation.path, schema]] : [];
  });
  const streams = listOperations(description).flatMap(streamByEvent);
  const ids = [description, internal].flatMap((each) => listOperations(each).map(({ id }) => id));
  return bundleModule({
    responses: compile(description, [...responses, ...streams, ["Error", { $ref: "#/components/schemas/Error" }]], {}),
    events: compile(description, events, {}),
    entry: responsesEntry(
      ids,
      new Set(responses.map(([id]) => id)),
      streams.map(([name]) => name),
    ),
  });
}

/** The schemas of both descriptions. Internal operations have no separate components in the module. */
const listBothSchemas = (
  description: Description,
  internal: Description,
  schemasOf: (of: Description) => [string, Schema][],
) => [
  ...schemasOf(description),
  ...schemasOf(internal).map(([id, schema]): [string, Schema] => [id, inline(internal, schema)]),
];

function inputsByOperation(description: Description): [string, Schema][] {
  return listOperations(description).flatMap((operation): [string, Schema][] => {
    const all = collectInputs(description, operation);
    const whole: [string, Schema] = [operation.id, inputSchema(all)];
    return readsBody(all) ? [whole, [`${operation.id}_parameters`, parametersSchema(all)]] : [whole];
  });
}

function responsesByOperation(description: Description): [string, Schema][] {
  return listOperations(description).flatMap((operation): [string, Schema][] => {
    const schema = jsonResponseSchema(operation);
    return schema ? [[operation.id, schema]] : [];
  });
}

/** The events of a streamed response whose data is JSON, as `operation_event`; the mark of the end is plain text. */
function streamByEvent(operation: DescribedOperation): [string, Schema][] {
  return findSuccess(operation)
    .contents.flatMap(({ events }) => events)
    .filter(({ data }) => data.type !== "string")
    .map(({ event, data }) => [`${operation.id}_${event}`, data as Schema]);
}

export const validatorTypes = `${generatedNotice}
import type { AnyOperationId } from "./handler-types.ts";
import type { InputSchema, OperationValidators } from "./validator-types.ts";

export type { InputSchema, ValidationError, Validator } from "./validator-types.ts";
export declare const validators: { readonly [id in AnyOperationId]: OperationValidators };
/** The schemas by which each operation's inputs are coerced. */
export declare const inputSchemas: { readonly [id in AnyOperationId]: InputSchema };
`;

export const responseTypes = `${generatedNotice}
import type { AnyOperationId } from "./handler-types.ts";
import type { webhooks } from "./types.gen.ts";
import type { Validator } from "./validator-types.ts";

/** For the JSON response of each operation, which holds no other keys than those described; null where there is none. */
export declare const responseValidators: { readonly [id in AnyOperationId]: Validator | null };
/** For the JSON in the events of a streamed response, by the name of the event; null where nothing is streamed. */
export declare const streamValidators: { readonly [id in AnyOperationId]: { readonly [event in string]?: Validator } | null };
export declare const validateError: Validator;
export declare const eventValidators: { readonly [event in keyof webhooks]: Validator };
`;

function compile(description: Description, schemas: [string, Schema][], options: { fillDefaults?: true }): string {
  const ajv = validatorFactory(options);
  const prepare = (schema: Schema) => prepareSchema(schema, options.fillDefaults ? "open" : "closed");
  for (const [name, schema] of Object.entries(description.components.schemas)) {
    ajv.addSchema({ ...prepare(schema), $id: `${name}.json` });
  }
  for (const [name, schema] of schemas) ajv.addSchema({ ...prepare(schema), $id: name });
  return standaloneCode(ajv, Object.fromEntries(schemas.map(([name]) => [name, name])));
}

export function validatorFactory({ fillDefaults = false } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    messages: false,
    useDefaults: fillDefaults,
  });
  addFormats.default(ajv, [...checkedFormats]);
  return ajv;
}

/** The keywords of a schema that restrict a value. `closed` objects, as in responses, have only described keys. */
export function prepareSchema(schema: Schema, objects: "open" | "closed"): Schema {
  const copy = mapSchemas(schema, (inner) => prepareSchema(inner, objects));
  const keywords = Object.entries(copy).filter(([keyword]) => !annotations.has(keyword) && !keyword.startsWith("x-"));
  const result: Schema = Object.fromEntries(keywords);
  if (objects === "open") Object.assign(result, buildDateCheck(schema));
  if (result.$ref) result.$ref = `${result.$ref.split("/").at(-1)}.json`;
  if (!checkedFormats.some((format) => format === result.format)) delete result.format;
  if (objects === "closed" || !isFilled(schema)) delete result.default;
  if (objects === "closed" && result.properties) result.additionalProperties ??= false;
  return result;
}

/** The check of a coerced date. A date that couldn't be parsed is still the sent value, and is refused. */
function buildDateCheck({ type, "x-format": format }: Schema): Schema {
  if (format === "epoch") return { minimum: dates.first / 1000, maximum: Math.floor(dates.last / 1000) };
  if (format === "date") return { type: [type ?? []].flat().filter((each) => each !== "integer"), format: "date-time" };
  return {};
}

const annotations = new Set(["description", "title", "example", "examples", "deprecated", "readOnly", "writeOnly"]);

function inputSchemas(description: Description): Record<string, Schema> {
  const entries = listOperations(description).map((operation) => {
    const schema = inline(description, inputSchema(collectInputs(description, operation)));
    return [operation.id, withoutTexts(schema)];
  });
  return Object.fromEntries(entries);
}

function withoutTexts(schema: Schema): Schema {
  const kept = Object.entries(mapSchemas(schema, withoutTexts));
  return Object.fromEntries(kept.filter(([keyword]) => !annotations.has(keyword) && keyword !== "x-enumDescriptions"));
}

const readsBody = (inputs: DescribedInput[]) => inputs.some((input) => input.sources.includes("body"));

function inputsEntry(inputs: Set<string>, schemas: Record<string, Schema>): string {
  const entries = Object.keys(schemas).map((id) => {
    const parameters = inputs.has(`${id}_parameters`) ? `${id}_parameters` : id;
    return `  ${id}: { parameters: inputs.${parameters}, input: inputs.${id} },`;
  });
  return [
    'import * as inputs from "inputs";',
    `export const validators = {\n${entries.join("\n")}\n};`,
    `export const inputSchemas = ${JSON.stringify(schemas)};`,
  ].join("\n");
}

function responsesEntry(ids: readonly string[], responses: Set<string>, streams: readonly string[]): string {
  const entries = ids.map((id) => `  ${id}: ${responses.has(id) ? `responses.${id}` : "null"},`);
  const streamEntries = ids.map((id) => {
    const own = streams.filter((name) => name.startsWith(`${id}_`));
    const events = own.map((name) => `${name.slice(id.length + 1)}: responses.${name}`);
    return `  ${id}: ${own.length > 0 ? `{ ${events.join(", ")} }` : "null"},`;
  });
  return [
    'import * as responses from "responses";',
    'import * as events from "events";',
    `export const responseValidators = {\n${entries.join("\n")}\n};`,
    `export const streamValidators = {\n${streamEntries.join("\n")}\n};`,
    "export const validateError = responses.Error;",
    "export const eventValidators = { ...events };",
  ].join("\n");
}

async function bundleModule(modules: Record<string, string>): Promise<string> {
  const result = await build({
    entryPoints: ["entry"],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    charset: "utf8",
    minify: true,
    lineLimit: 160,
    legalComments: "none",
    plugins: [fromMemory(modules), withoutCodeStrings],
  });
  return `${generatedNotice}\n${result.outputFiles[0]?.text ?? ""}`;
}

const fromMemory = (modules: Record<string, string>): Plugin => ({
  name: "from-memory",
  setup(build) {
    build.onResolve({ filter: /^\w+$/ }, ({ path }) => (path in modules ? { path, namespace: "memory" } : null));
    build.onLoad({ filter: /.*/, namespace: "memory" }, ({ path }) => ({
      contents: modules[path] ?? "",
      resolveDir: import.meta.dirname,
    }));
  },
});

/** Removes source text for Ajv's generator from its runtime, because the text contains the word `require`. */
const withoutCodeStrings: Plugin = {
  name: "without-code-strings",
  setup(build) {
    build.onLoad({ filter: /ajv[\\/]dist[\\/]runtime[\\/].*\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      return { contents: source.replace(/^\w+\.code = .*$/gm, "") };
    });
  },
};
