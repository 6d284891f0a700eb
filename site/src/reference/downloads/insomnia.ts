import {
  collectInputs,
  documentation,
  type Folder,
  type LinkedOperation,
  type RequestCollection,
  type RequestInput,
  type WrittenBody,
  writeBody,
} from "./collection.ts";

/** An Insomnia export in format 4, which old and new versions read. */
export function insomniaExport({ name, description, baseUrl, folders }: RequestCollection): string {
  const resources = [
    { _id: workspaceId, _type: "workspace", parentId: null, name, description, scope: "collection" },
    {
      _id: "env_base",
      _type: "environment",
      parentId: workspaceId,
      name: "Base Environment",
      data: { base_url: baseUrl, api_key: "" },
    },
    ...folders.flatMap(folderResources),
  ];
  return `${JSON.stringify({ _type: "export", __export_format: 4, resources }, null, 1)}\n`;
}

const workspaceId = "wrk_collection";

function folderResources({ name, description, operations }: Folder, index: number) {
  const id = `fld_${name.replaceAll(/\W+/g, "_")}`;
  return [
    { _id: id, _type: "request_group", parentId: workspaceId, name, description, metaSortKey: index },
    ...operations.map((call, position) => ({ ...requestResource(call), parentId: id, metaSortKey: position })),
  ];
}

function requestResource(call: LinkedOperation) {
  const inputs = collectInputs(call);
  const body = writeBody(call);
  return {
    _id: `req_${call.id}`,
    _type: "request",
    name: call.summary,
    description: documentation(call),
    method: call.method.toUpperCase(),
    url: `{{ _.base_url }}${call.path.replaceAll(/\{([^}]+)\}/g, ":$1")}`,
    pathParameters: inputs.path.map(({ name, value }) => ({ name, value })),
    parameters: inputs.query.map(buildInput),
    headers: inputs.header.map(buildInput),
    authentication: { type: "basic", username: "{{ _.api_key }}", password: "{{ _.api_key }}" },
    body: body ? buildBody(body) : {},
    settingEncodeUrl: true,
  };
}

const buildInput = ({ name, value, description, isSent }: RequestInput) => ({
  name,
  value,
  ...(description && { description }),
  ...(!isSent && { disabled: true }),
});

const buildBody = (body: NonNullable<WrittenBody>) =>
  body.kind === "file"
    ? { mimeType: "application/octet-stream", fileName: body.name }
    : { mimeType: body.mediaType, text: body.text };
