import {
  type CollectionFolder,
  type CollectionStep,
  formatDocumentation,
  type RequestCollection,
  type RequestInput,
} from "./collection.ts";
import { type ScriptDialect, writeScript } from "./scripts.ts";

/** Format 4, which old and new versions of Insomnia read. */
export function buildInsomniaExport({ name, description, baseUrl, folders, variables }: RequestCollection): string {
  const resources = [
    { _id: workspaceId, _type: "workspace", parentId: null, name, description, scope: "collection" },
    {
      _id: "env_base",
      _type: "environment",
      parentId: workspaceId,
      name: "Base Environment",
      data: { base_url: baseUrl, api_key: "", ...variables },
    },
    ...folders.flatMap(folderResources),
  ];
  return `${JSON.stringify({ _type: "export", __export_format: 4, resources }, null, 1)}\n`;
}

const workspaceId = "wrk_collection";

const dialect: ScriptDialect = {
  body: "insomnia.response.json()",
  status: "insomnia.response.code",
  set: (name, value) => `insomnia.baseEnvironment.set("${name}", ${value})`,
  get: (name) => `insomnia.baseEnvironment.get("${name}")`,
  equal: (title, actual, expected) =>
    `insomnia.test(${JSON.stringify(title)}, () => insomnia.expect(${actual}).to.eql(${expected}));`,
  sendAgain: () =>
    [
      "if (again) {",
      "  await new Promise((resolve) => setTimeout(resolve, 1000));",
      "  insomnia.execution.setNextRequest(insomnia.info.requestName);",
      "}",
    ].join("\n"),
};

const fillTemplate = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, "{{ _.$1 }}");

function folderResources({ name, description, steps }: CollectionFolder, index: number) {
  const id = `fld_${name.replaceAll(/\W+/g, "_")}`;
  return [
    { _id: id, _type: "request_group", parentId: workspaceId, name, description, metaSortKey: index },
    ...steps.map((step, position) => ({ ...requestResource(step), parentId: id, metaSortKey: position })),
  ];
}

function requestResource(step: CollectionStep) {
  const { id, summary, method, path, urlVariable, inputs, body } = step;
  return {
    _id: `req_${id}`,
    _type: "request",
    name: summary,
    description: formatDocumentation(step),
    method: method.toUpperCase(),
    url: urlVariable ? `{{ _.${urlVariable} }}` : `{{ _.base_url }}${path.replaceAll(/\{([^}]+)\}/g, ":$1")}`,
    pathParameters: inputs.path.map(({ name, value }) => ({ name, value: fillTemplate(value) })),
    parameters: inputs.query.map(buildInput),
    headers: inputs.header.map(buildInput),
    authentication: urlVariable
      ? { type: "none" }
      : { type: "basic", username: "{{ _.api_key }}", password: "{{ _.api_key }}" },
    body: body ? buildBody(body) : {},
    afterResponseScript: writeScript(step, dialect).join("\n"),
    settingEncodeUrl: true,
  };
}

const buildInput = ({ name, value, description, isSent }: RequestInput) => ({
  name,
  value: fillTemplate(value),
  ...(description && { description }),
  ...(!isSent && { disabled: true }),
});

/** Files are texts. With `application/octet-stream`, Insomnia would require a file, so only a header has that type. */
const buildBody = (body: NonNullable<CollectionStep["body"]>) =>
  body.kind === "file"
    ? { mimeType: "text/plain", text: body.text }
    : { mimeType: body.mediaType, text: fillTemplate(body.text) };
