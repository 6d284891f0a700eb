import { buildAddress, collectHeaders, indentLines } from "./address.ts";
import { formatLiteral, jsonStyle, type LiteralStyle } from "./format-json.ts";
import type { SampleRequest } from "./sample-request.ts";

/** An ES module for runtimes with `fetch`. */
export function writeJavaScript(request: SampleRequest): string {
  const { method, body, response } = request;
  const imports = [
    ...(body?.kind === "file" ? ['import { openAsBlob } from "node:fs";'] : []),
    ...(response.kind === "file" ? ['import { writeFile } from "node:fs/promises";'] : []),
  ];
  const headers = collectHeaders(request).map(([name, value]) => `    ${quoteKey(name)}: ${JSON.stringify(value)},`);
  const operations = [
    `const response = await fetch(\`\${API}${buildAddress(request)}\`, {`,
    ...(method === "get" ? [] : [`  method: "${method.toUpperCase()}",`]),
    "  headers: {",
    "    Authorization: basic,",
    ...headers,
    "  },",
    ...(body?.kind === "json"
      ? [`  body: JSON.stringify(${indentLines(formatLiteral(body.value, javascriptStyle), "  ")}),`]
      : []),
    ...(body?.kind === "text" ? [`  body: ${JSON.stringify(body.text)},`] : []),
    ...(body?.kind === "file" ? [`  body: await openAsBlob(${JSON.stringify(body.name)}),`] : []),
    "});",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample's own template
    "if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);",
  ];
  return [
    ...(imports.length > 0 ? [...imports, ""] : []),
    "const { API, API_KEY } = process.env;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample's own template
    'const basic = "Basic " + btoa(`${API_KEY}:${API_KEY}`);',
    "",
    ...operations,
    ...responseLines(response),
  ].join("\n");
}

function responseLines(response: SampleRequest["response"]): string[] {
  if (response.kind === "json") return ["console.log(await response.json());"];
  if (response.kind === "text") return ["console.log(await response.text());"];
  if (response.kind === "file") return [`await writeFile(${JSON.stringify(response.name)}, response.body);`];
  return response.kind === "stream" ? streamLines("response.body.pipeThrough(new TextDecoderStream())", "") : [];
}

/** @param absent follows a value that may be undefined */
export const streamLines = (body: string, absent: string): string[] =>
  `
// An event ends with a blank line and can be cut between two reads.
let rest = "";
for await (const text of ${body}) {
  const events = (rest + text).split("\\n\\n");
  rest = events.pop()${absent};
  for (const event of events) {
    const name = event.match(/^event: (.*)$/m)?.[1];
    const data = event.match(/^data: (.*)$/m)?.[1]${absent};
    if (name === "error") throw new Error(JSON.parse(data).message);
    if (name === "fullcontent") console.log("\\n", JSON.parse(data));
    else if (data && data !== "[DONE]") process.stdout.write(JSON.parse(data).text);
  }
}`.split("\n");

export const javascriptStyle: LiteralStyle = { ...jsonStyle, key: (name) => quoteKey(name), pad: " ", lastMark: "," };

const quoteKey = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
