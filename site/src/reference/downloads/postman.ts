import { STATUS_CODES } from "node:http";
import {
  type CollectionFolder,
  type CollectionStep,
  formatDocumentation,
  listResponses,
  type RequestCollection,
  type RequestInput,
  type RequestInputs,
  type SavedResponse,
} from "./collection.ts";
import { type ScriptDialect, writeScript } from "./scripts.ts";

const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** In version 2.1 of the collection format. */
export function buildPostmanCollection(collection: RequestCollection): string {
  const { name, version, description, baseUrl, folders, variables } = collection;
  const content = {
    info: { name, description, version, schema },
    item: folders.map(folderItem),
    auth: { type: "basic", basic: [variable("username", "{{api_key}}"), variable("password", "{{api_key}}")] },
    variable: [
      variable("base_url", baseUrl),
      variable("api_key", ""),
      ...Object.entries(variables).map(([key, value]) => variable(key, value)),
    ],
  };
  return `${JSON.stringify(content, null, 1)}\n`;
}

const variable = (key: string, value: string) => ({ key, value, type: "string" });

const folderItem = ({ steps, ...folder }: CollectionFolder) => ({ ...folder, item: steps.map(stepItem) });

const dialect: ScriptDialect = {
  body: "pm.response.json()",
  status: "pm.response.code",
  set: (name, value) => `pm.collectionVariables.set("${name}", ${value})`,
  get: (name) => `pm.collectionVariables.get("${name}")`,
  equal: (title, actual, expected) =>
    `pm.test(${JSON.stringify(title)}, () => pm.expect(${actual}).to.eql(${expected}));`,
  // A run waits for the timers of its scripts.
  sendAgain: () =>
    "if (again) {\n  pm.execution.setNextRequest(pm.info.requestName);\n  setTimeout(() => {}, 1000);\n}",
};

function stepItem(step: CollectionStep) {
  const { summary, method, path, urlVariable, inputs } = step;
  const request = {
    method: method.toUpperCase(),
    description: formatDocumentation(step),
    header: inputs.header.map(inputItem),
    url: urlVariable ? { raw: `{{${urlVariable}}}`, host: [`{{${urlVariable}}}`] } : buildUrl(path, inputs),
    ...(urlVariable && { auth: { type: "noauth" } }),
    ...buildBody(step),
  };
  const script = { type: "text/javascript", exec: writeScript(step, dialect) };
  return {
    name: summary,
    event: [{ listen: "test", script }],
    request,
    response: listResponses(step).map((response) => responseItem(step, response)),
  };
}

function buildUrl(path: string, { path: variables, query }: RequestInputs) {
  const steps = path.slice(1).replaceAll(/\{([^}]+)\}/g, ":$1");
  const inputs = query.map((input) => inputItem({ ...input, value: queryText(input.value) }));
  const sent = inputs.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    raw: `{{base_url}}/${steps}${sent.length > 0 ? `?${sent.join("&")}` : ""}`,
    host: ["{{base_url}}"],
    path: steps.split("/"),
    ...(inputs.length > 0 && { query: inputs }),
    ...(variables.length > 0 && { variable: variables.map(inputItem) }),
  };
}

/** Encodes characters with a special meaning; Postman encodes those that a URL can't contain. */
const queryText = (value: string): string => value.replaceAll(/[%&#+]/g, encodeURIComponent);

const inputItem = ({ name, value, description, isSent }: RequestInput) => ({
  key: name,
  value,
  ...(description && { description }),
  ...(!isSent && { disabled: true }),
});

/** Files are included as texts, because Postman reads only files in its own folder. */
function buildBody({ body }: CollectionStep) {
  if (!body) return {};
  const language = body.kind === "json" ? "json" : "text";
  return { body: { mode: "raw", raw: body.text, options: { raw: { language } } } };
}

/** Includes the request as it was sent, without descriptions. */
function responseItem(step: CollectionStep, { name, status, mediaType, text }: SavedResponse) {
  const bare = (location: keyof RequestInputs) =>
    step.inputs[location].filter(({ isSent }) => isSent).map((input) => ({ ...input, description: "" }));
  return {
    name,
    originalRequest: {
      method: step.method.toUpperCase(),
      header: bare("header").map(inputItem),
      url: buildUrl(step.path, { path: bare("path"), query: bare("query"), header: [] }),
      ...buildBody(step),
    },
    status: STATUS_CODES[status] ?? "",
    code: status,
    _postman_previewlanguage: mediaType === "application/json" ? "json" : "text",
    header: mediaType ? [{ key: "Content-Type", value: mediaType }] : [],
    cookie: [],
    body: text,
  };
}
