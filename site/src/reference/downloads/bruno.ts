import {
  type CollectionFolder,
  type CollectionStep,
  formatDocumentation,
  type RequestCollection,
  type RequestInput,
  type RequestInputs,
} from "./collection.ts";
import { type ScriptDialect, writeScript } from "./scripts.ts";

/** The collection's files by path: one for each operation, and those that operations upload. */
export function buildBrunoFiles(collection: RequestCollection): Record<string, string> {
  const { name, description, baseUrl, folders, variables, uploads } = collection;
  const root = {
    "bruno.json": `${JSON.stringify({ version: "1", name, type: "collection", ignore: [] }, null, 2)}\n`,
    "collection.bru": joinBlocks([
      formatDictionary("auth", [["mode", "basic"]]),
      formatDictionary("auth:basic", [
        ["username", "{{api_key}}"],
        ["password", "{{api_key}}"],
      ]),
      formatText("docs", description),
    ]),
    "environments/Local.bru": joinBlocks([
      formatDictionary("vars", [["base_url", baseUrl], ...Object.entries(variables)]),
      "vars:secret [\n  api_key\n]",
    ]),
    ...uploads,
  };
  return Object.assign(root, ...folders.map(folderFiles));
}

const dialect: ScriptDialect = {
  body: "res.body",
  status: "res.status",
  set: (name, value) => `bru.setVar("${name}", ${value})`,
  get: (name) => `bru.getVar("${name}")`,
  equal: (title, actual, expected) => `test(${JSON.stringify(title)}, () => expect(${actual}).to.eql(${expected}));`,
  sendAgain: ({ summary }) =>
    `if (again) {\n  bru.runner.setNextRequest(${JSON.stringify(summary)});\n  await bru.sleep(1000);\n}`,
};

function folderFiles({ name, description, steps }: CollectionFolder, index: number): Record<string, string> {
  const meta = formatDictionary("meta", [
    ["name", name],
    ["seq", String(index + 1)],
  ]);
  const files = steps.map((step, position) => [`${name}/${step.id}.bru`, stepFile(step, position + 1)]);
  return {
    [`${name}/folder.bru`]: joinBlocks([meta, description !== "" && formatText("docs", description)]),
    ...Object.fromEntries(files),
  };
}

function stepFile(step: CollectionStep, position: number): string {
  const { summary, method, path, urlVariable, inputs, body } = step;
  const sent = inputs.query.filter(({ isSent }) => isSent).map(({ name, value }) => `${name}=${value}`);
  const address = urlVariable ? `{{${urlVariable}}}` : `{{base_url}}${path.replaceAll(/\{([^}]+)\}/g, ":$1")}`;
  return joinBlocks([
    formatDictionary("meta", [
      ["name", summary],
      ["type", "http"],
      ["seq", String(position)],
    ]),
    formatDictionary(method, [
      ["url", sent.length > 0 ? `${address}?${sent.join("&")}` : address],
      ["body", body?.kind ?? "none"],
      ["auth", urlVariable ? "none" : "inherit"],
    ]),
    formatInputs("params:query", inputs.query),
    formatInputs("params:path", inputs.path),
    formatInputs("headers", inputs.header),
    (body?.kind === "json" || body?.kind === "text") && formatText(`body:${body.kind}`, body.text),
    body?.kind === "file" &&
      formatDictionary("body:file", [["file", `@file(${body.name}) @contentType(application/octet-stream)`]]),
    formatText("tests", writeScript(step, dialect).join("\n")),
    formatDictionary("settings", [["encodeUrl", "true"]]),
    formatText("docs", formatDocumentation(step, ...inputNotes(inputs))),
  ]);
}

function inputNotes({ path, query, header }: RequestInputs): string[] {
  const reports = [...path, ...query, ...header].filter(({ description }) => description);
  const lines = reports.map(({ name, description }) => `- \`${name}\`: ${description.replaceAll("\n", " ")}`);
  return lines.length > 0 ? [lines.join("\n")] : [];
}

const joinBlocks = (parts: (string | false)[]): string => `${parts.filter((part) => part).join("\n\n")}\n`;

const formatInputs = (title: string, all: RequestInput[]): string | false =>
  all.length > 0 &&
  formatDictionary(
    title,
    all.map(({ name, value, isSent }) => [isSent ? name : `~${name}`, value]),
  );

const formatDictionary = (title: string, pairs: [key: string, value: string][]): string =>
  `${title} {\n${pairs.map(([key, value]) => `  ${key}: ${value}`).join("\n")}\n}`;

const formatText = (title: string, lines: string): string =>
  `${title} {\n${lines.trim().replaceAll(/^(?=.)/gm, "  ")}\n}`;
