import type { AnyOperationId, ObjectKind, Operation, OperationInput } from "@openparlance/api";
import { type InputSchema, inputSchemas } from "@openparlance/api/validators";
import { type OneOfEach, uploadedPart } from "./one-of-each.ts";
import type { Chooser } from "./seeded.ts";

export interface GeneratedRequest {
  operation: Operation & { id: AnyOperationId };
  /** Values by name, including those in headers and the query. */
  inputs: Record<string, unknown>;
  /** The body of an operation that accepts a file. */
  file: string;
}

/** GET operations that write, apart from notes about downloads. */
const writingGets: ReadonlySet<AnyOperationId> = new Set(["exportJob", "regenerateCreateContent", "getUploadParams"]);
const readingPosts: ReadonlySet<AnyOperationId> = new Set(["getJobStats"]);

export const isWriting = ({ method, id }: GeneratedRequest["operation"]): boolean =>
  method === "get" ? writingGets.has(id) : !readingPosts.has(id);

/** The kind of object by the name of an input; a plain `id` is of the operation's first kind. */
const kindsByName: Readonly<Record<string, ObjectKind>> = {
  memory_id: "memory",
  memoryId: "memory",
  import_id: "import",
  segment_id: "segment",
  segmentIds: "segment",
  document_id: "document",
  fileId: "file",
  fileIds: "file",
  configId: "filterConfig",
  config_id: "filterConfig",
  externalModelId: "model",
  external_model_id: "model",
  contentId: "content",
  jobId: "job",
  job_id: "job",
  project_id: "project",
  workflowTemplateId: "workflowTemplate",
  domainId: "domain",
  translationIds: "translation",
  uploadId: "upload",
};

export function findKind({ id, objects, tag }: Operation, name: string): ObjectKind | undefined {
  if (name !== "id") return kindsByName[name];
  // The description of lists has no `objects`, because their IDs may be missing.
  if (id === "listProjects") return "project";
  return objects[0] ?? (tag === "Webhooks" ? "webhook" : undefined);
}

/** Random valid inputs, with the IDs of the world's objects. */
export function validInputs(
  operation: GeneratedRequest["operation"],
  world: OneOfEach,
  chooser: Chooser,
  { optional = 3, naming = undefined as ObjectKind | undefined } = {},
): Record<string, unknown> {
  const schema = inputSchemas[operation.id];
  const isSent = (input: OperationInput) => input.required || (optional > 0 && chooser.oneIn(optional));
  const context = { operation, world, chooser, optional };
  const inputs = operation.inputs.filter(isSent);
  const settled = settleDependent(operation, inputs, naming, chooser);
  const entries = settled.map(({ name }) => [name, valueFor(name, schema.properties?.[name] ?? {}, context)]);
  return Object.fromEntries(entries);
}

/** A request has exactly one input of `oneOf`, and all of `needed`. */
const dependent: Partial<Readonly<Record<AnyOperationId, { oneOf: readonly string[]; needed: readonly string[] }>>> = {
  createSegment: { oneOf: ["memory_id", "document_id"], needed: ["target", "srcLang"] },
  initiateUpload: { oneOf: ["filename", "uploads"], needed: ["type"] },
  initiateMultipartUpload: { oneOf: ["filename", "uploads"], needed: ["type"] },
};

/** @param naming the kind of the object that an input of `oneOf` must name, if any */
function settleDependent(
  operation: GeneratedRequest["operation"],
  inputs: readonly OperationInput[],
  naming: ObjectKind | undefined,
  { pick }: Chooser,
): readonly OperationInput[] {
  const { oneOf = [], needed = [] } = dependent[operation.id] ?? {};
  if (oneOf.length === 0) return inputs;
  const chosen = oneOf.find((name) => findKind(operation, name) === naming) ?? pick(oneOf);
  return operation.inputs.filter((input) =>
    oneOf.includes(input.name) ? input.name === chosen : needed.includes(input.name) || inputs.includes(input),
  );
}

interface Context {
  operation: Operation;
  world: OneOfEach;
  chooser: Chooser;
  optional: number;
}

/** Valid values of inputs whose type allows more. */
const wellKnown: Readonly<Record<string, readonly unknown[]>> = {
  srclang: ["en"],
  srcLang: ["en"],
  trglang: ["de"],
  trgLang: ["de"],
  language: ["en", "de", "en-GB"],
  srclocale: ["GB", null],
  srcLocale: ["GB"],
  trglocale: ["DE"],
  trgLocale: ["DE", "AT"],
  webhookUrl: ["https://hooks.harbour.example/"],
  workflowTemplateName: ["Translate", "Translate > Review"],
  workflow_template_name: ["Translate > Review > Secondary Review"],
  workflowStageAssignments: [[]],
  eventType: ["JOB_UPDATE", ["JOB_DELIVER", "PROJECT_UPDATE"]],
  query: ["Quayside", "Seagulls!"],
  target: ["Kai", "größe 港 😀"],
  pretranslate: ["TM", "TM+MT", "tm"],
  ids: [[1, 999_999_999]],
  partNumber: [1],
  ETag: [uploadedPart.ETag, uploadedPart.ETag.slice(1, -1)],
  PartNumber: [uploadedPart.PartNumber],
  "importMemory.name": ["signs.csv", "signs.tmx", "Größe 港.TSV"],
};
/** Boolean parameters, such as `pretranslate`. */
const flags: ReadonlySet<string> = new Set(["boolean"]);

function valueFor(name: string, schema: InputSchema, context: Context): unknown {
  const { operation, world, chooser } = context;
  const type = [schema.type].flat().find((each) => each !== "null");
  const kind = findKind(operation, name);
  if (kind) return type === "array" || schema.items ? [world[kind]] : world[kind];
  if (name === "s3Key") return world.uploadKey;
  const known = wellKnown[`${operation.id}.${name}`] ?? wellKnown[name];
  if (known && !flags.has(String(type))) return chooser.pick(known);
  if (schema.enum) return chooser.pick(schema.enum);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return valueFor(name, chooser.pick(alternatives), context);
  if (schema["x-format"] === "epoch") return chooser.pick([0, 1741600800, "1741600800"]);
  if (schema["x-format"] === "date" || schema.format === "date-time") return "2025-04-30T16:00:00Z";
  if (type === "boolean") return chooser.pick([true, false, 1, "true"]);
  if (type === "integer") return integerFor(schema, chooser);
  if (type === "array") return [valueFor(`${name}[]`, schema.items ?? {}, context)];
  if (type === "object") return objectFor(schema, context);
  return textFor(schema, chooser);
}

function integerFor({ minimum = 0, maximum = 100 }: InputSchema, { pick }: Chooser): number {
  const [min, max] = [Number(minimum), Number(maximum)];
  return pick([min, max, Math.floor((min + max) / 2)]);
}

function objectFor(schema: InputSchema, context: Context): Record<string, unknown> {
  const { chooser, optional } = context;
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || (optional > 0 && chooser.oneIn(optional)),
  );
  return Object.fromEntries(entries.map(([name, field]) => [name, valueFor(name, field, context)]));
}

function textFor({ minLength = 0, maxLength = 40 }: InputSchema, { pick }: Chooser): string {
  const texts = ["Quay", "größe 港 😀", " spaced ", "a<b>&c", "x".repeat(Math.min(Number(maxLength), 300))];
  return Number(minLength) === 0 ? pick([...texts, ""]) : pick(texts);
}

/** Sends each input in the preferred one of its sources. */
export function toRequest({ operation, inputs, file }: GeneratedRequest) {
  let target = operation.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  const body: Record<string, unknown> = {};
  for (const input of operation.inputs) {
    if (!Object.hasOwn(inputs, input.name)) continue;
    const value = inputs[input.name];
    const [source] = input.sources;
    if (source === "path") target = target.replace(`{${input.name}}`, encodeURIComponent(formatValue(value)));
    else if (source === "query") query.set(input.name, formatValue(value));
    else if (source === "header")
      headers[input.name] =
        input.name === "name" ? encodeURIComponent(formatValue(value)) : escapeNonAscii(formatValue(value));
    else body[input.name] = value;
  }
  const search = query.size > 0 ? `?${query}` : "";
  const hasBody = operation.body === "json" || operation.body === "json-or-form";
  return {
    method: operation.method.toUpperCase(),
    target: target + search,
    headers,
    body: operation.body === "file" ? file : hasBody ? body : undefined,
  };
}

/** Escapes a text for a header; JSON keeps its value. */
const escapeNonAscii = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

function formatValue(value: unknown): string {
  if (Array.isArray(value))
    return value.every((item) => typeof item !== "object") ? value.join(",") : JSON.stringify(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value).toWellFormed();
}
