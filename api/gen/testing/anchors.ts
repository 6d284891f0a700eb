import {
  type DescribedOperation,
  type Description,
  findJson,
  jsonBodySchema,
  listOperations,
  type Reference,
  resolve,
  type Schema,
} from "../description.ts";

/** The part of the reference that an anchor leads to. */
export type AnchorTarget = { schema: Schema } | { part: "operation" | "response" | "tag" | "section" | "webhook" };

/**
 * Finds what an anchor of the reference (`Job.status`, `listJobs.query.limit`, `createJob`, `webhook-JOB_DELIVER`, …)
 * stands for in the bundled description.
 *
 * Properties are found through references, arrays and choices, so `Project.document.name` works. The anchors of
 * `api/data` (`error-…`, `reason-…`, `limit-…`, `states-…`) are not part of the description.
 *
 * @returns undefined when there is no such thing
 */
export function findAnchor(description: Description, anchor: string): AnchorTarget | undefined {
  if (listSections(description).includes(anchor)) return { part: "section" };
  if (description.tags.some((tag) => anchor === `tag-${tag.name}`)) return { part: "tag" };
  if (anchor.startsWith("webhook-")) {
    return anchor.slice("webhook-".length) in description.webhooks ? { part: "webhook" } : undefined;
  }
  const [name = "", ...rest] = anchor.split(".");
  const schema = description.components.schemas[name];
  if (schema) return inSchema(description, schema, rest);
  return inOperation(description, name, rest);
}

function inOperation(description: Description, id: string, [location, ...names]: string[]): AnchorTarget | undefined {
  const operation = operationsById(description).get(id);
  if (!operation) return undefined;
  if (!location) return { part: "operation" };

  if (location === "query" || location === "path" || location === "header") {
    const [name, ...fields] = names;
    const parameter = operation.parameters.find((it) => it.in === location && it.name === name);
    return inSchema(description, parameter?.schema as Schema | undefined, fields);
  }
  if (location === "body") return inSchema(description, jsonBodySchema(operation), names);
  const response = operation.responses.find(({ status }) => status === location);
  if (!response) return undefined;
  return names.length === 0 ? { part: "response" } : inSchema(description, findJson(response), names);
}

/** Thousands of anchors are looked up in one description, which takes a hundredth of a second to go through. */
const operationsByDescription = new WeakMap<Description, ReadonlyMap<string, DescribedOperation>>();

function operationsById(description: Description): ReadonlyMap<string, DescribedOperation> {
  const operations =
    operationsByDescription.get(description) ??
    new Map(listOperations(description).map((operation) => [operation.id, operation]));
  operationsByDescription.set(description, operations);
  return operations;
}

function inSchema(description: Description, schema: Schema | undefined, names: string[]): AnchorTarget | undefined {
  const field = schema && findField(description, schema, names);
  return field && { schema: field };
}

/** Anchors of the headings in the introduction: `## Errors and quota` is `errors-and-quota`. */
function listSections({ info }: Description): string[] {
  return [...info.description.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) =>
    heading.trim().toLowerCase().replaceAll(/\W+/g, "-"),
  );
}

/** The schema at the end of a path of property names; the last name may be an enum value. */
function findField(description: Description, schema: Schema, names: string[]): Schema | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return resolve<Schema>(description, schema);
  for (const variant of listVariants(description, schema)) {
    const property = variant.properties?.[name];
    if (property) return findField(description, property, rest);
    if (rest.length === 0 && variant.enum?.some((value) => String(value) === name)) return variant;
  }
  return undefined;
}

/** A schema itself and everything it is an array or a choice of. */
export function listVariants(description: Description, schema: Schema): Schema[] {
  const resolved = resolve(description, schema as Schema | Reference) as Schema;
  const { items, oneOf = [], anyOf = [], allOf = [] } = resolved;
  const inner = [...(items ? [items] : []), ...oneOf, ...anyOf, ...allOf];
  return [resolved, ...inner.flatMap((it) => listVariants(description, it))];
}
