import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { type Description, listOperations, type Schema } from "./description.ts";
import { collectInputs, inline, inputSchema, isFilled, mapSchemas } from "./inputs.ts";
import { generatedNotice } from "./notice.ts";

/** The client's view of the whole description: what may be left out is optional. */
export async function clientTypes(description: Description): Promise<string> {
  return generateTypes(description as unknown as OpenAPI3);
}

/** The handler's view of each operation's input: checked, collected into one object, defaults filled in. */
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

async function generateTypes(document: OpenAPI3): Promise<string> {
  const nodes = await openapiTypescript(structuredClone(document), {
    defaultNonNullable: false,
    silent: true,
    inject: "export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;\n",
    transform: ({ format }) => (format === "binary" ? ts.factory.createTypeReferenceNode("Bytes") : undefined),
  });
  return `${generatedNotice}\n${astToString(nodes)}`;
}
