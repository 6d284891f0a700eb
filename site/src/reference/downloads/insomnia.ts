import {
  type CollectionRequest,
  documentation,
  type Folder,
  type RequestCollection,
  type RequestInput,
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

function folderResources({ name, description, calls }: Folder, index: number) {
  const id = `fld_${name.replaceAll(/\W+/g, "_")}`;
  return [
    { _id: id, _type: "request_group", parentId: workspaceId, name, description, metaSortKey: index },
    ...calls.map((call, position) => ({ ...requestResource(call), parentId: id, metaSortKey: position })),
  ];
}

const requestResource = (call: CollectionRequest) => ({
  _id: `req_${call.id}`,
  _type: "request",
  name: call.name,
  description: documentation(call),
  method: call.method,
  url: `{{ _.base_url }}${call.path.replaceAll(/\{([^}]+)\}/g, ":$1")}`,
  pathParameters: call.variables.map(({ name, value }) => ({ name, value })),
  parameters: call.query.map(buildInput),
  headers: call.headers.map(buildInput),
  authentication: { type: "basic", username: "{{ _.api_key }}", password: "{{ _.api_key }}" },
  body: call.body ? buildBody(call.body) : {},
  settingEncodeUrl: true,
});

const buildInput = ({ name, value, description, isSent }: RequestInput) => ({
  name,
  value,
  ...(description && { description }),
  ...(!isSent && { disabled: true }),
});

const buildBody = (body: NonNullable<CollectionRequest["body"]>) =>
  body.kind === "file"
    ? { mimeType: "application/octet-stream", fileName: body.name }
    : { mimeType: body.mediaType, text: body.text };
