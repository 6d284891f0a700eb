import { buildAddress } from "../model/samples/address.ts";
import {
  collectInputs,
  type LinkedOperation,
  type RequestCollection,
  type RequestInput,
  writeBody,
} from "./collection.ts";

/** A `.http` file with only what all its readers understand. Uploads are in its folder. */
export function httpFile({ name, version, baseUrl, folders, uploads }: RequestCollection, home: URL): string {
  const head = [
    `# ${name} ${version}: ${new URL("api/", home)}`,
    "#",
    "# Set api_key to your API key, and base_url to the URL of your server.",
    "# Save the files that are uploaded next to this one:",
    ...Object.keys(uploads).map((file) => `# ${new URL(`samples/${encodeURIComponent(file)}`, home)}`),
    "",
    `@base_url = ${baseUrl}`,
    "@api_key = YOUR_API_KEY",
  ];
  const calls = folders.flatMap((folder) => folder.operations.map((call) => callLines(folder.name, call)));
  return `${[head, ...calls].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function callLines(folder: string, call: LinkedOperation): string[] {
  const { id, summary, address, method, path } = call;
  const inputs = collectInputs(call);
  const body = writeBody(call);
  const pairs = (inputs: RequestInput[]) =>
    inputs.filter(({ isSent }) => isSent).map(({ name, value }): [string, string] => [name, value]);
  const values = new Map(pairs(inputs.path));
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, id: string) => encodeURIComponent(values.get(id) ?? ""));
  return [
    `### ${folder}: ${summary}`,
    `# @name ${id}`,
    `# ${address}`,
    ...optionLines("query", inputs.query),
    ...optionLines("headers", inputs.header),
    `${method.toUpperCase()} {{base_url}}${buildAddress({ path: filled, query: pairs(inputs.query) })}`,
    "Authorization: Basic {{api_key}} {{api_key}}",
    ...pairs(inputs.header).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ["", body.kind === "file" ? `< ./${body.name}` : body.text] : []),
  ];
}

function optionLines(place: string, inputs: RequestInput[]): string[] {
  return inputs
    .filter(({ isSent }) => !isSent)
    .map(({ name, description }) => `# Optional in the ${place}: ${name}. ${firstSentence(description)}`);
}

/** Of a description in Markdown, without its links. */
function firstSentence(description: string): string {
  const text = description.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll(/\s+/g, " ");
  return text.split(/(?<=\.) /)[0] ?? "";
}
