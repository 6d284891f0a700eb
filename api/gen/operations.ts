import type { Operation, OperationInput } from "../src/operation-types.ts";
import {
  type DescribedOperation,
  type Description,
  findSuccess,
  listOperations,
  resolve,
  type Schema,
} from "./description.ts";
import { collectInputs, type DescribedInput } from "./inputs.ts";
import { generatedNotice } from "./notice.ts";

/** The tables of operations for routers, clients and tests. The undocumented ones (`internal`) have a separate table. */
export function operationsModule(description: Description, internal: Description): string {
  const tables = [...table("operations", description), ...table("internalOperations", internal)].join("\n");
  const errors = listOperations(description).map((operation) => operation.errors);
  const first = sharedStart(errors);
  const last = sharedStart(errors.map((row) => row.toReversed())).toReversed();
  return [
    generatedNotice,
    'import type { Operation } from "./operation-types.ts";',
    "",
    `const firstErrors = ${JSON.stringify(first)} as const;`,
    `const lastErrors = ${JSON.stringify(last)} as const;`,
    "",
    tables
      .replaceAll(`errors: [${listed(first)},`, "errors: [...firstErrors,")
      .replaceAll(`,${listed(last)}],`, ",...lastErrors],"),
  ].join("\n");
}

/** The errors with which each row begins. They are written once, because there are many operations. */
function sharedStart([row = [], ...others]: readonly (readonly string[])[]): string[] {
  const end = row.findIndex((error, index) => others.some((other) => other[index] !== error));
  return row.slice(0, end);
}

const listed = (errors: readonly string[]): string => errors.map((error) => JSON.stringify(error)).join(",");

export const operationTable = (name: string, description: Description, typesPath: string): string =>
  [generatedNotice, `import type { Operation } from "${typesPath}";`, "", ...table(name, description)].join("\n");

function table(name: string, description: Description): string[] {
  const operations = listOperations(description).map((operation) => buildOperation(description, operation));
  const entries = operations.flatMap(entry);
  return [`export const ${name} = {`, ...entries, "} as const satisfies Record<string, Operation>;", ""];
}

/** A line for each property and each input, so that a difference can be read. */
const entry = ({ inputs, ...operation }: Operation): string[] => [
  `  ${operation.id}: {`,
  ...Object.entries(operation).map(([name, value]) => `    ${name}: ${JSON.stringify(value)},`),
  "    inputs: [",
  ...inputs.map((input) => `      ${JSON.stringify(input)},`),
  "    ],",
  "  },",
];

function buildOperation(description: Description, operation: DescribedOperation): Operation {
  const { id, method, path, tag, security, objects, errors } = operation;
  const { status, contents } = findSuccess(operation);
  return {
    id,
    method: method as Operation["method"],
    path,
    tag,
    security: security.flatMap((way) => way.map(({ name }) => name)),
    inputs: collectInputs(description, operation).map((input) => tableInput(description, input)),
    body: bodyKind(operation),
    acceptsIdempotencyKey: method === "post" && !operation.isReadOnly,
    success: { status: Number(status), mediaType: contents[0]?.mediaType ?? null },
    objects,
    errors,
  };
}

function tableInput(description: Description, input: DescribedInput): OperationInput {
  const { name, location, sources, required } = input;
  const schema = resolve<Schema>(description, input.schema as Schema & object);
  const fallback = schema.default === undefined ? {} : { default: schema.default };
  return { name, location, sources, required, type: schema.type ?? "any", ...fallback };
}

function bodyKind({ body }: DescribedOperation): Operation["body"] {
  const types = body?.contents.map(({ mediaType }) => mediaType) ?? [];
  if (types.includes("application/octet-stream")) return "file";
  if (types.includes("application/x-www-form-urlencoded")) return "json-or-form";
  if (types.includes("multipart/form-data")) return "parts";
  return types.length > 0 ? "json" : "none";
}
