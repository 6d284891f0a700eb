import {
  type CollectionRequest,
  documentation,
  type Folder,
  type RequestCollection,
  type RequestInput,
} from "./collection.ts";

/** A Bruno collection as the files of its folder, by path: one for each call, and what the calls upload. */
export function brunoFiles({
  name,
  description,
  baseUrl,
  folders,
  uploads,
}: RequestCollection): Record<string, string> {
  const root = {
    "bruno.json": `${JSON.stringify({ version: "1", name, type: "collection", ignore: [] }, null, 2)}\n`,
    "collection.bru": blocks([
      dictionary("auth", [["mode", "basic"]]),
      dictionary("auth:basic", [
        ["username", "{{api_key}}"],
        ["password", "{{api_key}}"],
      ]),
      text("docs", description),
    ]),
    "environments/Local.bru": blocks([dictionary("vars", [["base_url", baseUrl]]), "vars:secret [\n  api_key\n]"]),
    ...uploads,
  };
  return Object.assign(root, ...folders.map(folderFiles));
}

function folderFiles({ name, description, calls }: Folder, index: number): Record<string, string> {
  const meta = dictionary("meta", [
    ["name", name],
    ["seq", String(index + 1)],
  ]);
  const files = calls.map((call, position) => [`${name}/${call.id}.bru`, callFile(call, position + 1)]);
  return { [`${name}/folder.bru`]: blocks([meta, text("docs", description)]), ...Object.fromEntries(files) };
}

function callFile(call: CollectionRequest, position: number): string {
  const { name, method, path, variables, query, headers, body } = call;
  const sent = query.filter(({ isSent }) => isSent).map(({ name, value }) => `${name}=${value}`);
  const address = `{{base_url}}${path.replaceAll(/\{([^}]+)\}/g, ":$1")}`;
  return blocks([
    dictionary("meta", [
      ["name", name],
      ["type", "http"],
      ["seq", String(position)],
    ]),
    dictionary(method.toLowerCase(), [
      ["url", sent.length > 0 ? `${address}?${sent.join("&")}` : address],
      ["body", body?.kind ?? "none"],
      ["auth", "inherit"],
    ]),
    inputs("params:query", query),
    inputs("params:path", variables),
    inputs("headers", headers),
    (body?.kind === "json" || body?.kind === "text") && text(`body:${body.kind}`, body.text),
    body?.kind === "file" &&
      dictionary("body:file", [["file", `@file(${body.name}) @contentType(application/octet-stream)`]]),
    dictionary("settings", [["encodeUrl", "true"]]),
    text("docs", documentation(call, ...inputList(call))),
  ]);
}

function inputList({ query, headers, variables }: CollectionRequest): string[] {
  const told = [...variables, ...query, ...headers].filter(({ description }) => description);
  const lines = told.map(({ name, description }) => `- \`${name}\`: ${description.replaceAll("\n", " ")}`);
  return lines.length > 0 ? [lines.join("\n")] : [];
}

const blocks = (parts: (string | false)[]): string => `${parts.filter((part) => part).join("\n\n")}\n`;

const inputs = (title: string, all: RequestInput[]): string | false =>
  all.length > 0 &&
  dictionary(
    title,
    all.map(({ name, value, isSent }) => [isSent ? name : `~${name}`, value]),
  );

const dictionary = (title: string, pairs: [key: string, value: string][]): string =>
  `${title} {\n${pairs.map(([key, value]) => `  ${key}: ${value}`).join("\n")}\n}`;

const text = (title: string, lines: string): string =>
  `${title} {\n${lines
    .trim()
    .split("\n")
    .map((line) => (line ? `  ${line}` : ""))
    .join("\n")}\n}`;
