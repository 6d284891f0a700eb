import { bruToEnvJsonV2, bruToJsonV2, collectionBruToJson } from "@usebruno/lang";
import { strFromU8, unzipSync } from "fflate";
import postman from "postman-collection";

/** An operation as a tool imports it, with variables filled in. */
export interface Imported {
  folder: string;
  name: string;
  method: string;
  /** Has its parameters in braces. */
  path: string;
  url: string;
  headers: Record<string, string>;
  authentication: { username: string; password: string };
  body: { text: string } | { file: string } | undefined;
}

type Values = Record<string, string>;

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{\s*(?:_\.)?(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);

const brace = (path: string): string => path.replaceAll(/:(\w+)/g, "{$1}");

const steps = (path: string, values: Values): string => path.replaceAll(/:(\w+)/g, (_, name) => values[name] ?? "");

const allFilled = (pairs: Record<string, string>, values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name, fill(value, values)]));

export function readPostman(text: string, values: Values) {
  const imported: (Imported & { examples: { code: number; isOfOperation: boolean }[] })[] = [];
  new postman.Collection(JSON.parse(text)).forEachItem((item) => {
    const { method, url, body } = item.request;
    const authentication = item.getAuth().parameters().toObject();
    imported.push({
      folder: item.parent().name,
      name: item.name,
      method,
      path: brace(url.getPath(true)),
      url: fill(url.getHost() + url.getPathWithQuery(), values),
      headers: allFilled(item.request.getHeaders({ enabled: true }), values),
      authentication: {
        username: fill(authentication.username ?? "", values),
        password: fill(authentication.password ?? "", values),
      },
      body: body && (body.mode === "file" ? { file: body.file?.src ?? "" } : { text: fill(body.raw ?? "", values) }),
      examples: item.responses.all().map(({ code, originalRequest }) => ({
        code,
        isOfOperation:
          originalRequest?.method === method && originalRequest.url.getPathWithQuery() === url.getPathWithQuery(),
      })),
    });
  });
  return imported;
}

export function readBruno(zip: Uint8Array, input: Values) {
  const files = new Map(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [path.slice(path.indexOf("/") + 1), strFromU8(bytes)]),
  );
  const collection = collectionBruToJson(files.get("collection.bru") ?? "");
  const { variables } = bruToEnvJsonV2(files.get("environments/Local.bru") ?? "");
  const imported = [...files].flatMap(([path, text]): Imported[] => {
    const [folder = "", file] = path.split("/");
    if (!file?.endsWith(".bru") || file === "folder.bru" || folder === "environments") return [];
    const { meta, http, params = [], headers = [], body, settings } = bruToJsonV2(text);
    const [address = "", query] = http.url.split("?");
    const sent = params.filter(({ type, enabled }) => type === "query" && enabled);
    if ((query ?? "") !== sent.map(({ name, value }) => `${name}=${value}`).join("&")) throw new Error(http.url);
    const inPath = Object.fromEntries(params.filter(({ type }) => type === "path").map(nameAndValue));
    const encode = settings.encodeUrl ? encodeURIComponent : String;
    const pairs = sent.map(({ name, value }) => `${name}=${encode(fill(value, input))}`);
    const route = address.replace("{{base_url}}", "");
    return [
      {
        folder,
        name: meta.name,
        method: http.method.toUpperCase(),
        path: brace(route),
        url: `${fill(`${address === route ? "" : "{{base_url}}"}${steps(route, inPath)}`, input)}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`,
        headers: allFilled(Object.fromEntries(headers.filter(({ enabled }) => enabled).map(nameAndValue)), input),
        authentication: {
          username: fill(http.auth === "inherit" ? collection.auth.basic.username : "", input),
          password: fill(http.auth === "inherit" ? collection.auth.basic.password : "", input),
        },
        body:
          (body?.json && { text: fill(body.json, input) }) ||
          (body?.file?.[0]?.selected && { file: body.file[0].filePath }) ||
          undefined,
      },
    ];
  });
  return { files, variables, imported };
}

const nameAndValue = ({ name, value }: { name: string; value: string }): [string, string] => [name, value];

interface InsomniaInput {
  name: string;
  value: string;
  disabled?: boolean;
}

export interface InsomniaResource {
  _id: string;
  _type: "workspace" | "environment" | "request_group" | "request";
  parentId: string | null;
  name: string;
  method: string;
  url: string;
  pathParameters: InsomniaInput[];
  parameters: InsomniaInput[];
  headers: InsomniaInput[];
  authentication: { type: string; username?: string; password?: string };
  body: { mimeType?: string; text?: string; fileName?: string };
}

/**
 * Reads like Insomnia's importer: requires format 4 and accepts resources as they are. The importer moved into the
 * application in November 2022 (Kong/insomnia#5455). The proof compares with its last version on npm, whose many
 * dependencies are too much for each test (`insomnia.process.test.ts`).
 */
export function readInsomnia(text: string, values: Values) {
  const { __export_format: format, resources } = JSON.parse(text) as {
    __export_format: number;
    resources: InsomniaResource[];
  };
  if (format !== 4) throw new Error(`Unknown Insomnia format ${format}.`);
  const imported = resources
    .filter(({ _type }) => _type === "request")
    .map((request): Imported => {
      const { name, method, parentId, pathParameters, parameters, headers, authentication, body } = request;
      const route = request.url.replace("{{ _.base_url }}", "");
      const sent = parameters.filter(({ disabled }) => !disabled).map(({ name, value }) => [name, fill(value, values)]);
      const query = new URLSearchParams(sent);
      return {
        folder: resources.find(({ _id }) => _id === parentId)?.name ?? "",
        name,
        method,
        path: brace(route),
        url: `${fill(`${request.url === route ? "" : "{{ _.base_url }}"}${steps(route, Object.fromEntries(pathParameters.map(nameAndValue)))}`, values)}?${query}`,
        headers: allFilled(Object.fromEntries(headers.filter(({ disabled }) => !disabled).map(nameAndValue)), values),
        authentication: {
          username: fill(authentication.username ?? "", values),
          password: fill(authentication.password ?? "", values),
        },
        body:
          body.fileName !== undefined
            ? { file: body.fileName }
            : body.text === undefined
              ? undefined
              : { text: fill(body.text, values) },
      };
    });
  return { resources, imported };
}
