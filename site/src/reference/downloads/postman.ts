import { STATUS_CODES } from "node:http";
import {
  type CollectionRequest,
  documentation,
  type Folder,
  type RequestCollection,
  type RequestInput,
  type SavedAnswer,
} from "./collection.ts";

/** A Postman Collection, version 2.1. */
export function postmanCollection({ name, version, description, baseUrl, folders }: RequestCollection): string {
  const collection = {
    info: {
      name,
      description,
      version,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    item: folders.map(folderItem),
    auth: { type: "basic", basic: [variable("username", "{{api_key}}"), variable("password", "{{api_key}}")] },
    variable: [variable("base_url", baseUrl), variable("api_key", "")],
  };
  return `${JSON.stringify(collection, null, 1)}\n`;
}

const variable = (key: string, value: string) => ({ key, value, type: "string" });

const folderItem = ({ name, description, calls }: Folder) => ({ name, description, item: calls.map(callItem) });

function callItem(call: CollectionRequest) {
  const request = {
    method: call.method,
    description: documentation(call),
    header: call.headers.map((input) => inputItem(input)),
    url: buildUrl(call),
    ...buildBody(call),
  };
  return { name: call.name, request, response: call.answers.map((answer) => answerItem(call, answer)) };
}

function buildUrl({ path, variables, query }: CollectionRequest) {
  const steps = path.slice(1).replaceAll(/\{([^}]+)\}/g, ":$1");
  const inputs = query.map((input) => inputItem({ ...input, value: queryText(input.value) }));
  const sent = inputs.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    raw: `{{base_url}}/${steps}${sent.length > 0 ? `?${sent.join("&")}` : ""}`,
    host: ["{{base_url}}"],
    path: steps.split("/"),
    ...(inputs.length > 0 && { query: inputs }),
    ...(variables.length > 0 && { variable: variables.map((input) => inputItem(input)) }),
  };
}

/** Postman encodes what an address cannot hold, but not what has a meaning in it. */
const queryText = (value: string): string => value.replaceAll(/[%&#+]/g, encodeURIComponent);

const inputItem = ({ name, value, description, isSent }: RequestInput) => ({
  key: name,
  value,
  ...(description && { description }),
  ...(!isSent && { disabled: true }),
});

function buildBody({ body }: CollectionRequest) {
  if (!body) return {};
  return {
    body:
      body.kind === "file"
        ? { mode: "file", file: { src: body.name } }
        : { mode: "raw", raw: body.text, options: { raw: { language: body.kind } } },
  };
}

/** With the request as it was sent: what it needed, without words. */
function answerItem(call: CollectionRequest, { name, status, mediaType, text }: SavedAnswer) {
  const bare = (inputs: RequestInput[]) =>
    inputs.filter(({ isSent }) => isSent).map((input) => ({ ...input, description: "" }));
  const asked = { ...call, variables: bare(call.variables), query: bare(call.query), headers: bare(call.headers) };
  return {
    name,
    originalRequest: {
      method: call.method,
      header: asked.headers.map((input) => inputItem(input)),
      url: buildUrl(asked),
      ...buildBody(call),
    },
    status: STATUS_CODES[status] ?? "",
    code: status,
    _postman_previewlanguage: mediaType === "application/json" ? "json" : "text",
    header: mediaType ? [{ key: "Content-Type", value: mediaType }] : [],
    cookie: [],
    body: text,
  };
}
