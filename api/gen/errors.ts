import type { CatalogError, ErrorData, ErrorScope, ObjectKind } from "../src/data-types.ts";
import { describeRule, words } from "../src/input/fault.ts";
import {
  type DescribedOperation,
  type Description,
  type Example,
  jsonBodySchema,
  listOperations,
  type Schema,
} from "./description.ts";
import { collectInputs, type DescribedInput, inline, locate } from "./inputs.ts";
import { DescriptionError } from "./problem.ts";

/** An error that an operation can return: the row of the catalog, and examples for the operation. */
export interface DescribedError {
  row: CatalogError;
  examples: DescribedErrorExample[];
}

export interface DescribedErrorExample {
  name: string;
  example: Example;
  /** Whether only this operation has the example, because the message names an input of the operation. */
  isOwn: boolean;
}

/** Every error that an operation can return, in the order of the catalog. */
export function listErrors(
  description: Description,
  operation: DescribedOperation,
  { errors, objects }: ErrorData,
): DescribedError[] {
  const inputs = collectInputs(description, operation).map((input) => ({
    ...input,
    schema: inline(description, input.schema),
  }));
  return errors
    .filter((row) => appliesTo(operation, inputs, row))
    .map((row) => ({ row, examples: buildExamples(operation, inputs, row, objects) }));
}

/** @throws DescriptionError if an operation names an error or a kind of object that the catalog lacks */
export function checkNames(description: Description, { errors, objects }: ErrorData): void {
  const rows = new Set(errors.map((row) => row.id));
  for (const operation of listOperations(description)) {
    const unknown = [
      ...operation.errors.filter((id) => !rows.has(id)),
      ...operation.objects.filter((kind) => !(kind in objects)),
    ];
    if (unknown.length === 0) continue;
    throw new DescriptionError(`${operation.id}: api/data/errors.yaml lacks ${unknown.join(", ")}`);
  }
}

function appliesTo(operation: DescribedOperation, inputs: DescribedInput[], row: CatalogError): boolean {
  const hasJsonBody = jsonBodySchema(operation) !== undefined;
  const applies: Record<ErrorScope, () => boolean> = {
    all: () => true,
    default: () => true,
    address: () => false,
    parameters: () => (row.id === "required" ? inputs.some(canBeMissing) : inputs.length > 0),
    body: () => operation.body !== undefined,
    jsonBody: () => hasJsonBody,
    object: () => listObjects(operation, row).length > 0,
    idempotencyKey: () => operation.method === "post" && !operation.isReadOnly,
    listed: () => operation.errors.includes(row.id),
  };
  return applies[row.applies]();
}

/** A path without its parameter would be another URL. */
const canBeMissing = (input: DescribedInput) => input.required && input.location !== "path";

function listObjects({ objects }: DescribedOperation, row: CatalogError): readonly ObjectKind[] {
  return row.objects ? objects.filter((kind) => row.objects?.includes(kind)) : objects;
}

/** One example, or one per object where the row is about an object that is missing. */
function buildExamples(
  operation: DescribedOperation,
  inputs: DescribedInput[],
  row: CatalogError,
  objects: ErrorData["objects"],
): DescribedErrorExample[] {
  if (row.applies === "object" && !row.objects) {
    return listObjects(operation, row).map((kind) => {
      const { name, example: id } = objects[kind];
      const message = fill(row.messages[0], { Thing: name, id });
      const example = { summary: `${row.title}: ${name}`, value: { message } };
      return { name: `${row.id}-${kebab(kind)}`, example, isOwn: false };
    });
  }
  const summary = row.title;
  const message = messageAbout(inputs, row);
  if (message) return [{ name: row.id, example: { summary, value: { message } }, isOwn: true }];
  const takesFile = operation.body?.contents.some(({ mediaType }) => mediaType === "application/octet-stream");
  return takesFile && row.uploadExample
    ? [{ name: `${row.id}-upload`, example: { summary, value: row.uploadExample }, isOwn: false }]
    : [{ name: row.id, example: { summary, value: row.example }, isOwn: false }];
}

/** An error row's message, for one of this operation's inputs; undefined if the row isn't about an input. */
function messageAbout(inputs: DescribedInput[], { id, messages }: CatalogError): string | undefined {
  const withFormat = (format: string) => inputs.find((input) => input.schema["x-format"] === format);
  if (id === "required") {
    const input = inputs.find(canBeMissing);
    return input && words.required(input.name, locate(input));
  }
  if (id === "invalid") {
    const [broken] = inputs.toSorted((a, b) => rankOf(a.schema) - rankOf(b.schema));
    return (
      broken &&
      fill(messages[0], { name: broken.name, rule: describeRule(broken.schema, broken.schema.items && "type") })
    );
  }
  if (id === "language") {
    const code = withFormat("iso-639-1");
    if (code) return fill(messages[0], { name: code.name, value: "ac" });
    const tag = withFormat("language-tag");
    return tag && messages[1] && fill(messages[1], { name: tag.name, value: "english" });
  }
  if (id === "region") {
    const region = withFormat("iso-3166-1");
    return region && fill(messages[0], { name: region.name, value: "XX" });
  }
  return undefined;
}

/** A rank that is higher for less specific schemas. */
function rankOf({ enum: values, minimum, maximum, maxLength, type, format, "x-format": ownFormat }: Schema): number {
  const types = [type].flat();
  if (types.includes("integer") && minimum !== undefined && maximum !== undefined) return 1;
  if (values) return 2;
  if (types.includes("string") && maxLength !== undefined) return 3;
  if (format === "date-time" || ownFormat === "epoch") return 4;
  return types.includes("array") ? 6 : 5;
}

const fill = (message: string, values: Record<string, string | number>) =>
  message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
