import type { CatalogError, ErrorData } from "../src/data-types.ts";
import { type Description, type Example, findSuccess, listOperations, type Response, resolve } from "./description.ts";
import { checkNames, type DescribedError, listErrors } from "./errors.ts";

/**
 * Adds the parts that no author writes by hand: the error responses of each operation, and the headers of every
 * response. Each error response has an example for each row of the catalog, and `x-errors` lists these rows.
 */
export function complete(description: Description, data: ErrorData): Description {
  checkNames(description, data);
  const { components } = description;
  components.headers = { ...components.headers, ...rateLimitHeaders, ...errorHeader };
  components.examples = {};
  components.responses = {};
  for (const described of listOperations(description)) {
    const errors = listErrors(description, described, data);
    const { status } = findSuccess(described);
    const operation = description.paths[described.path]?.[described.method];
    const success = operation?.responses?.[status];
    if (!operation || !success) throw new Error(`${described.id} stands elsewhere.`);
    const response = resolve<Response>(description, success);
    response.headers = { ...response.headers, ...rateLimitReferences };
    operation.responses = { [status]: response };
    const hasOwn = errors.some(({ row }) => !isEverywhere(row));
    for (const [errorStatus, sameStatus] of groupByStatus(errors)) {
      const response = errorResponse(sameStatus, components.examples);
      // A program that reads one operation without following references to responses needs at least one error.
      const isShared = sameStatus.every(({ row }) => isEverywhere(row)) && (hasOwn || errorStatus !== "default");
      operation.responses[errorStatus] = isShared
        ? shareResponse(components.responses, `error-${errorStatus}`, response)
        : response;
    }
    operation["x-errors"] = errors.map(({ row }) => row.id);
  }
  components.examples = sortByKey(components.examples);
  return description;
}

/** The response with one status. Examples that several operations share are added to `commonExamples`. */
function errorResponse(errors: DescribedError[], commonExamples: Record<string, Example>): Response {
  const rows = errors.map(({ row }) => row);
  const content: NonNullable<Response["content"]> = {};
  for (const { row, examples } of errors) {
    const media = content[row.mediaType] ?? { schema: errorSchemas[row.mediaType], examples: {} };
    content[row.mediaType] = media;
    for (const { name, example, isOwn } of examples) {
      if (!isOwn) commonExamples[name] = example;
      media.examples = { ...media.examples, [name]: isOwn ? example : { $ref: `#/components/examples/${name}` } };
    }
  }
  return {
    description: `${rows.map((row) => `[${row.title}](#error-${row.id})`).join(" · ")}.`,
    headers: {
      "Parlance-Error": { $ref: "#/components/headers/Parlance-Error" },
      ...Object.assign({}, ...rows.map(buildHeaders)),
      ...(rows.every((row) => errorsBeforeKey.has(row.id)) ? {} : rateLimitReferences),
    },
    content,
  };
}

function buildHeaders({ headers = {} }: CatalogError): Response["headers"] {
  const entries = Object.entries(headers).map(([name, { description, example }]) => {
    const type = typeof example === "number" ? "integer" : "string";
    return [name, { description, schema: { type }, example }];
  });
  return Object.fromEntries(entries);
}

/** The errors of requests whose key isn't checked yet, so that its rate limit is unknown. */
const errorsBeforeKey = new Set(["https-only", "invalid-key", "expired-key", "development-key-only"]);

const isEverywhere = (row: CatalogError) => row.applies === "all" || row.applies === "default";

function shareResponse(responses: Record<string, Response>, name: string, response: Response) {
  responses[name] ??= response;
  return { $ref: `#/components/responses/${name}` };
}

function groupByStatus(errors: DescribedError[]): [string, DescribedError[]][] {
  const groups = Map.groupBy(errors, ({ row }) => String(row.status));
  return [...groups].sort(([a], [b]) => (a === "default" ? 1 : b === "default" ? -1 : Number(a) - Number(b)));
}

const sortByKey = <T>(map: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));

const errorSchemas = {
  "application/json": { $ref: "#/components/schemas/Error" },
  "text/plain": { type: "string", description: "A bare string, not JSON." },
};

const rateLimitHeaders = {
  "X-RateLimit-Limit": {
    description: "The requests that the key may make in a minute.",
    schema: { type: "integer" },
    example: 4000,
  },
  "X-RateLimit-Remaining": {
    description: "How many of them are left.",
    schema: { type: "integer", minimum: 0 },
    example: 3988,
  },
  "X-RateLimit-Reset": {
    description: "Whole seconds until the minute, or the wait after it, ends.",
    schema: { type: "integer", minimum: 0 },
    example: 42,
  },
};

const errorHeader = {
  "Parlance-Error": {
    description: "The ID of the error: see the [error catalog](#errors).",
    schema: { type: "string" },
    example: "not-found",
  },
};

const rateLimitReferences = Object.fromEntries(
  Object.keys(rateLimitHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);
