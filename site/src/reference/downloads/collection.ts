import { runFolders } from "@openparlance/api";
import { site } from "../../config.ts";
import type { ReferenceModel, ReferenceTag, RenderedResponse } from "../../model/index.ts";
import { collectHeaders } from "../../model/samples/address.ts";
import { formatJson } from "../../model/samples/format-json.ts";
import { buildRun, type CollectionRun, type LinkedOperation, type RequestStep, type StepFolder } from "./steps.ts";

/** The reference in a form for all tools. Descriptions are Markdown. */
export interface RequestCollection extends CollectionRun {
  folders: CollectionFolder[];
  name: string;
  version: string;
  description: string;
  /** The initial value of the variable `base_url`. */
  baseUrl: string;
  /** Texts by file name. No text ends with a line break, because no tool keeps one. */
  uploads: Record<string, string>;
}

export interface CollectionFolder extends StepFolder {
  steps: CollectionStep[];
}

export interface CollectionStep extends RequestStep {
  inputs: RequestInputs;
  body: WrittenBody;
}

/** The inputs by location; headers include the content type. */
export type RequestInputs = Record<"path" | "query" | "header", RequestInput[]>;

export interface RequestInput {
  name: string;
  /** Encoded only in a header. */
  value: string;
  description: string;
  /** Unsent options are listed but disabled. */
  isSent: boolean;
}

type WrittenBody =
  | { kind: "json" | "text"; text: string; mediaType: string }
  | { kind: "file"; name: string; text: string }
  | undefined;

export interface SavedResponse {
  name: string;
  status: number;
  mediaType: string | undefined;
  text: string;
}

export const formatDocumentation = ({ summary, description, address }: RequestStep, ...more: string[]): string =>
  [description, ...more, ...(address ? [`[${summary} in the reference](${address})`] : [])].join("\n\n");

/** @param home URL of the site's home page. @param inputs texts of uploaded files by name */
export function buildCollection(model: ReferenceModel, home: URL, inputs: Record<string, string>): RequestCollection {
  const operations = model.tags
    .flatMap((tag) => linkOperations(tag, home))
    .map((operation) => [operation.id, operation] as const);
  const tags = model.tags.map(({ name, description }) => [name, completeAddresses(description, home)] as const);
  const bodies = model.tags.flatMap(({ operations }) => operations.map(({ request }) => request.body));
  const names = new Set(bodies.flatMap((body) => (body?.kind === "file" ? body.name : [])));
  const uploads = Object.fromEntries([...names].sort().map((name) => [name, (inputs[name] ?? "").trimEnd()]));
  const { folders, variables } = buildRun(runFolders, { operations: new Map(operations), tags: new Map(tags) });
  const write = (step: RequestStep) => ({ ...step, inputs: collectInputs(step), body: writeBody(step, uploads) });
  return {
    name: model.title,
    version: model.version,
    description: [
      model.summary,
      "Set `api_key` to your API key, and `base_url` to the URL of your server. The key is sent as the username and the password.",
      "You can run the whole collection. Each request sends the IDs that earlier responses returned. The last folder deletes what the others created.",
      `For all details, see the [API reference](${new URL("api/", home)}).`,
    ].join("\n\n"),
    baseUrl: home.origin === new URL(site.url).origin ? home.origin : localServer(model.servers),
    folders: folders.map((folder) => ({ ...folder, steps: folder.steps.map(write) })),
    variables,
    uploads,
  };
}

/**
 * The initial `base_url` on a site with its own URL, which may be a static host: a server on the reader's machine. On
 * other sites, the server replaces the origin of the build in the files.
 */
const localServer = (servers: string[]): string =>
  servers.find((server) => new URL(server).hostname === "localhost") ?? servers[0] ?? "";

function linkOperations(tag: ReferenceTag, home: URL): LinkedOperation[] {
  const linked = (text: string) => completeAddresses(text, home);
  return tag.operations.map((operation) => ({
    ...operation,
    address: new URL(`api/#${operation.anchor}`, home).href,
    description: linked(operation.description).trim(),
    parameters: operation.parameters.map(({ location, fields }) => ({
      location,
      fields: fields.map((field) => ({ ...field, description: linked(field.description).trim() })),
    })),
  }));
}

/** Headers for a body's media type aren't parameters, so the description has no text for them. */
const undescribed: Readonly<Record<string, string>> = { "Content-Type": "The media type of the body." };

function collectInputs({ parameters, request }: RequestStep): RequestInputs {
  const listInputs = (location: string, pairs: [name: string, value: string][], isSent = true): RequestInput[] => {
    const fields = parameters.find((group) => group.location === location)?.fields ?? [];
    return pairs.map(([name, value]) => {
      const description = fields.find((field) => field.name === name)?.description;
      return { name, value, description: description ?? undescribed[name] ?? "", isSent };
    });
  };
  const optionsIn = (location: string) =>
    request.unsentOptions
      .filter((option) => option.location === location)
      .map(({ name, value }): [string, string] => [name, value]);
  const otherHeaders = collectHeaders({ ...request, headers: optionsIn("header"), body: undefined });
  return {
    path: listInputs("path", request.variables),
    query: [...listInputs("query", request.query), ...listInputs("query", optionsIn("query"), false)],
    header: [...listInputs("header", collectHeaders(request)), ...listInputs("header", otherHeaders, false)],
  };
}

function writeBody({ request: { body } }: RequestStep, uploads: Record<string, string>): WrittenBody {
  if (body?.kind === "file") return { ...body, text: uploads[body.name] ?? "" };
  if (body?.kind !== "json") return body;
  return { kind: "json", mediaType: "application/json", text: unquoteNumbers(formatJson(body.value)) };
}

/** Removes quotation marks around variables for numbers. */
const unquoteNumbers = (json: string): string => json.replaceAll(/"\{\{#(\w+)\}\}"/g, "{{$1}}");

/** The examples' responses, without the errors of all operations. */
export const listResponses = ({ responses }: RequestStep): SavedResponse[] => responses.flatMap(listSavedResponses);

function listSavedResponses({ status, isSuccess, isShared, description, examples }: RenderedResponse): SavedResponse[] {
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

const completeAddresses = (text: string, home: URL): string =>
  text.replaceAll("](#", `](${new URL("api/#", home)}`).replaceAll("](/", `](${home}`);
