import type { DescribedResponse, ReferenceModel, ReferenceOperation, ReferenceTag } from "../model/index.ts";
import { collectHeaders } from "../model/samples/address.ts";
import { formatJson } from "../model/samples/format-json.ts";

/** Every call with one typical request, ready to be written in the format of any tool. Descriptions are Markdown. */
export interface RequestCollection {
  name: string;
  version: string;
  description: string;
  /** What the variable `base_url` holds at first. */
  baseUrl: string;
  folders: Folder[];
  /** The files that the calls upload, by name. */
  uploads: Record<string, string>;
}

export interface Folder {
  name: string;
  description: string;
  calls: CollectionRequest[];
}

export interface CollectionRequest {
  id: string;
  name: string;
  description: string;
  /** Where the reference tells about it. */
  address: string;
  /** In capitals. */
  method: string;
  /** With its parameters in braces. */
  path: string;
  variables: RequestInput[];
  query: RequestInput[];
  /** With the content type. Values are as they go over the wire. */
  headers: RequestInput[];
  body: { kind: "json" | "text"; text: string; mediaType: string } | { kind: "file"; name: string } | undefined;
  answers: SavedAnswer[];
}

export interface RequestInput {
  name: string;
  /** Not encoded, unless it is a header. */
  value: string;
  description: string;
  /** Options that the request does without are offered, switched off. */
  isSent: boolean;
}

export interface SavedAnswer {
  name: string;
  status: number;
  mediaType: string | undefined;
  text: string;
}

/** What a tool shows beside a call. */
export const documentation = ({ id, description, address }: CollectionRequest, ...more: string[]): string =>
  [description, ...more, `[${id} in the reference](${address})`].join("\n\n");

/**
 * @param home address of the site's home page
 * @param inputs texts of the files that the samples upload, by name
 */
export function buildCollection(
  reference: ReferenceModel,
  home: URL,
  inputs: Record<string, string>,
): RequestCollection {
  const folders = reference.tags.map((tag) => buildFolder(tag, home));
  const bodies = folders.flatMap(({ calls }) => calls.map(({ body }) => body));
  const names = new Set(bodies.flatMap((body) => (body?.kind === "file" ? body.name : [])));
  const uploads = Object.fromEntries([...names].sort().map((name) => [name, inputs[name] ?? ""]));
  return {
    name: reference.title,
    version: reference.version,
    description: [
      reference.summary,
      "Set `api_key` to your API key, and `base_url` to the address of your server. The key is sent as user name and as password.",
      `Everything about each call: [API reference](${new URL("api/", home)}).`,
    ].join("\n\n"),
    baseUrl: localServer(reference.servers),
    folders,
    uploads,
  };
}

/** A server of one's own is the first that a reader has; the addresses of the others differ by organization. */
const localServer = (servers: string[]): string =>
  servers.find((server) => new URL(server).hostname === "localhost") ?? servers[0] ?? "";

function buildFolder({ name, description, operations }: ReferenceTag, home: URL): Folder {
  const linked = (text: string) => withAddresses(text, home);
  return {
    name,
    description: linked(description),
    calls: operations.map((operation) => buildCall(operation, home, linked)),
  };
}

function buildCall(operation: ReferenceOperation, home: URL, linked: (text: string) => string): CollectionRequest {
  const { id, method, path, summary, description, request, answers } = operation;
  const { variables, query, leftOut, body } = request;
  const address = new URL(`api/#${operation.anchor}`, home).href;
  const inputs = collectInputs(operation, linked);
  const optionsIn = (place: string) =>
    leftOut.filter((option) => option.place === place).map(({ name, value }): [string, string] => [name, value]);
  return {
    id,
    name: summary,
    description: linked(description).trim(),
    address,
    method: method.toUpperCase(),
    path,
    variables: inputs("path", variables, true),
    query: [...inputs("query", query, true), ...inputs("query", optionsIn("query"), false)],
    headers: [
      ...inputs("header", collectHeaders(request), true),
      ...inputs("header", collectHeaders({ ...request, headers: optionsIn("header"), body: undefined }), false),
    ],
    body: body?.kind === "json" ? { kind: "json", mediaType: "application/json", text: formatJson(body.value) } : body,
    answers: answers.flatMap(savedAnswers),
  };
}

function collectInputs({ parameters }: ReferenceOperation, linked: (text: string) => string) {
  return (place: string, pairs: [name: string, value: string][], isSent: boolean): RequestInput[] => {
    const fields = parameters.find((group) => group.place === place)?.fields ?? [];
    return pairs.map(([name, value]) => {
      const description = fields.find((field) => field.name === name)?.description ?? "";
      return { name, value, description: linked(description).trim(), isSent };
    });
  };
}

/** Of the failures, only those that are the call's own. */
function savedAnswers({ status, isSuccess, isShared, description, examples }: DescribedResponse): SavedAnswer[] {
  if (isShared) return [];
  const empty = { name: "", summary: description, mediaType: undefined, text: "" };
  const shown = isSuccess && examples.length === 0 ? [empty] : examples;
  return shown.map(({ name, summary, mediaType, text }) => ({
    name: `${status} ${(summary || name).trim()}`,
    status: Number(status),
    mediaType,
    text,
  }));
}

const withAddresses = (text: string, home: URL): string =>
  text.replaceAll("](#", `](${new URL("api/#", home)}`).replaceAll("](/", `](${home}`);
