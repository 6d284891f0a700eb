import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import type { OperationObject, RequestBody, Response } from "../src/openapi.ts";
import { type Description, listOperations, type Schema } from "./description.ts";
import { collectInputs, inline, inputSchema, isFilled, mapSchemas } from "./inputs.ts";
import { generatedNotice } from "./notice.ts";

/** The types of the whole description for clients, with its texts. Inputs that may be left out are optional. */
export const clientTypes = (description: Description): Promise<string> =>
  generateTypes(shareTypes(description), { removeComments: false });

/** The types for clients without texts, for programs that don't need them. */
export const textlessTypes = (description: Description): Promise<string> => generateTypes(shareTypes(description));

/** A copy that writes each type once: errors of one status, and bodies with several media types, are components. */
function shareTypes(description: Description): OpenAPI3 {
  const copy = structuredClone(description);
  const { responses = {}, schemas } = copy.components;
  const operations = Object.values(copy.paths).flatMap((path) => Object.values(path) as OperationObject[]);
  for (const { operationId = "", responses: own = {}, requestBody } of operations) {
    for (const [status, response] of Object.entries(own as Record<string, Response>)) {
      if (status.startsWith("2") || "$ref" in response) continue;
      const { headers = {}, content = {} } = response;
      const suffix = "Retry-After" in headers ? "-retry" : "";
      const name = `error-${status}-${Object.keys(content).join("-").replaceAll(/\w+\//g, "")}${suffix}`;
      responses[name] ??= { ...response, description: "" };
      own[status] = { $ref: `#/components/responses/${name}` };
    }
    const bodies = Object.values((requestBody as RequestBody | undefined)?.content ?? {});
    if (bodies.length < 2) continue;
    const name = `${operationId}Body`;
    schemas[name] = bodies[0]?.schema as Schema;
    for (const body of bodies) body.schema = { $ref: `#/components/schemas/${name}` };
  }
  return copy as unknown as OpenAPI3;
}

/** The types of each operation's input for its handler: checked, collected into one object, defaults filled in. */
export async function inputTypes(description: Description, ...others: Description[]): Promise<string> {
  const schemas = [description, ...others].flatMap((of) =>
    listOperations(of).map((operation): [string, Schema] => {
      const schema = inline(of, inputSchema(collectInputs(of, operation)));
      return [operation.id, withDefaultsRequired({ ...schema, additionalProperties: false })];
    }),
  );
  const { openapi, info } = description;
  return generateTypes({ openapi, info, paths: {}, components: { schemas: Object.fromEntries(schemas) } } as OpenAPI3);
}

function withDefaultsRequired(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {});
  const filled = properties.filter(([, it]) => isFilled(it)).map(([name]) => name);
  const copy = mapSchemas(schema, withDefaultsRequired);
  return filled.length === 0 ? copy : { ...copy, required: [...new Set([...(schema.required ?? []), ...filled])] };
}

async function generateTypes(document: OpenAPI3, { removeComments = true } = {}): Promise<string> {
  const nodes = await openapiTypescript(structuredClone(document), {
    defaultNonNullable: false,
    silent: true,
    inject: "export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;\n",
    transform: ({ format }) => (format === "binary" ? ts.factory.createTypeReferenceNode("Bytes") : undefined),
  });
  return `${generatedNotice}\n${astToString(nodes, { formatOptions: { removeComments } })}`;
}
