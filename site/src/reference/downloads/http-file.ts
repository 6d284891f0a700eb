import { buildAddress } from "../../model/samples/address.ts";
import type { CollectionStep, RequestCollection, RequestInput } from "./collection.ts";
import { type ScriptDialect, writeScript } from "./scripts.ts";

/**
 * A `.http` file for JetBrains IDEs and httpYac, which have the same scripts. Features that only httpYac has are in
 * comments: it repeats a polling request, while the IDEs send it once.
 */
export function buildHttpFile({ name, version, baseUrl, folders, variables }: RequestCollection, home: URL): string {
  const head = [
    `# ${name} ${version}: ${new URL("api/", home)}`,
    "#",
    "# Set api_key to your API key, and base_url to the URL of your server.",
    "",
    `@base_url = ${baseUrl}`,
    "@api_key = YOUR_API_KEY",
    ...Object.entries(variables).map(([variable, value]) => `@${variable} = ${value}`),
    ...folders.flatMap(({ steps }) => steps.flatMap(({ id, until }) => (until ? [`@${waiting(id)} = true`] : []))),
  ];
  const steps = folders.flatMap((folder) => folder.steps.map((step) => stepLines(folder.name, step)));
  return `${[head, ...steps].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** The variable that makes httpYac repeat a request. */
const waiting = (id: string): string => `waiting_${id}`;

const dialect: ScriptDialect = {
  body: "response.body",
  status: "response.status",
  set: (name, value) => `client.global.set("${name}", ${value})`,
  get: (name) => `client.global.get("${name}")`,
  equal: (title, actual, expected) =>
    `client.test(${JSON.stringify(title)}, () => client.assert(${actual} === ${expected}, ${JSON.stringify(title)}));`,
  sendAgain: ({ id }) => `client.global.set("${waiting(id)}", again);`,
};

const withVariables = (text: string): string => text.replaceAll(/%7B%7B(\w+)%7D%7D/g, "{{$1}}");

function stepLines(folder: string, step: CollectionStep): string[] {
  const { id, summary, address, method, path, until, urlVariable, inputs, body } = step;
  const pairs = (inputs: RequestInput[]) =>
    inputs.filter(({ isSent }) => isSent).map(({ name, value }): [string, string] => [name, value]);
  const values = new Map(pairs(inputs.path));
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, id: string) => encodeURIComponent(values.get(id) ?? ""));
  const target = buildAddress({ path: filled, query: pairs(inputs.query) });
  return [
    `### ${folder}: ${summary}`,
    `# @name ${id}`,
    ...(address ? [`# ${address}`] : []),
    ...(until ? [`# @loop while ${waiting(id)}`, "# @sleep 1000"] : []),
    ...optionLines("query", inputs.query),
    ...optionLines("headers", inputs.header),
    `${method.toUpperCase()} ${urlVariable ? `{{${urlVariable}}}` : `{{base_url}}${withVariables(target)}`}`,
    ...(urlVariable ? [] : ["Authorization: Basic {{api_key}} {{api_key}}"]),
    ...pairs(inputs.header).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ["", body.text] : []),
    "",
    "> {%",
    ...writeScript(step, dialect),
    "%}",
  ];
}

function optionLines(location: string, inputs: RequestInput[]): string[] {
  return inputs
    .filter(({ isSent }) => !isSent)
    .map(({ name, description }) => `# Optional in the ${location}: ${name}. ${firstSentence(description)}`);
}

/** Plain text of Markdown. */
function firstSentence(description: string): string {
  const text = description.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll(/\s+/g, " ");
  return text.split(/(?<=\.) /)[0] ?? "";
}
