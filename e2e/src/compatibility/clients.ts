import { join } from "node:path";
import { pathToFileURL } from "node:url";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import type { ExampleInputs } from "@openparlance/sandbox/testing";
import { build } from "esbuild";
import type { PublicClient } from "./public-client.ts";

export const publicClients: readonly PublicClient[] = [
  {
    name: "openapi-fetch",
    version: "0.17.0",
    about: "typed requests by path",
    note: "For a raw body, pass a `bodySerializer` that returns it unchanged.",
    async start({ load }, { origin, key }) {
      const { default: createClient } = await load("openapi-fetch");
      const authorization = `Basic ${Buffer.from(`${key}:${key}`).toString("base64")}`;
      const client = createClient({ baseUrl: origin, headers: { authorization } });
      return (_, { method, path, parameters: params, mediaType, body }) =>
        client.request(method.toLowerCase(), path, {
          params,
          parseAs: "text",
          headers: contentTypeHeader(mediaType),
          ...(body !== undefined && { body }),
          ...(typeof body === "string" && { bodySerializer: (text: string) => text }),
        });
    },
  },
  {
    name: "@hey-api/openapi-ts",
    version: "0.99.0",
    extraPackages: ["typescript@5.9.3"],
    about: "a generated TypeScript client",
    note: "Pass raw bodies as a `Blob`, and read event streams from `stream`.",
    async start({ folder, load }, { origin, key }) {
      const { createClient } = await load("@hey-api/openapi-ts");
      const output = join(folder, "generated");
      await createClient({ input: descriptionOf(origin), output, logs: { level: "silent" } });
      const { client, ...operations } = await bundleSdk(output);
      client.setConfig({
        baseUrl: origin,
        auth: ({ scheme }: { scheme?: string }) => (scheme === "basic" ? `${key}:${key}` : undefined),
      });
      return async (id, { parameters: { path, query, header: headers }, body: input }) => {
        const body = typeof input === "string" ? new Blob([input]) : input;
        const { stream } = await operations[id]({ path, query, headers, body, parseAs: "text" });
        if (stream) for await (const _ of stream);
      };
    },
  },
  {
    name: "swagger-client",
    version: "3.39.0",
    about: "the client inside Swagger UI",
    async start({ load }, { origin, key }) {
      const { default: SwaggerClient } = await load("swagger-client");
      const client = await SwaggerClient({ spec: descriptionOf(origin) });
      const securities = { authorized: { basic: { username: key, password: key } } };
      return (operationId, inputs) =>
        client.execute({
          operationId,
          parameters: flattenInputs(inputs),
          securities,
          ...(inputs.body !== undefined && { requestBody: inputs.body, requestContentType: inputs.mediaType }),
        });
    },
  },
  {
    name: "openapi-client-axios",
    version: "7.9.1",
    extraPackages: ["axios@1.21.1"],
    about: "a method for each operation",
    note: "Lists in the query are sent as `name[]`, which Parlance ignores. Set `paramsSerializer: { indexes: null }`.",
    async start({ load }, { origin, key }) {
      const { OpenAPIClientAxios } = await load("openapi-client-axios");
      const axiosConfigDefaults = { auth: { username: key, password: key }, responseType: "text" };
      const client = await new OpenAPIClientAxios({ definition: descriptionOf(origin), axiosConfigDefaults }).init();
      return (id, inputs) =>
        client[id](flattenInputs(inputs), inputs.body, { headers: contentTypeHeader(inputs.mediaType) });
    },
  },
];

const contentTypeHeader = (mediaType?: string) => (mediaType === undefined ? {} : { "Content-Type": mediaType });

/** All parameters in one object, for clients that know where to send each value. */
const flattenInputs = ({ parameters: { path, query, header } }: ExampleInputs) => ({ ...path, ...query, ...header });

const descriptionOf = (url: string) => ({ ...structuredClone(description), servers: [{ url }] });

async function bundleSdk(folder: string) {
  const outfile = join(folder, "bundle.mjs");
  const contents = 'export * from "./sdk.gen"; export { client } from "./client.gen";';
  const stdin = { contents, resolveDir: folder, loader: "ts" } as const;
  await build({ stdin, outfile, bundle: true, format: "esm", platform: "node", logLevel: "error" });
  return import(pathToFileURL(outfile).href);
}
