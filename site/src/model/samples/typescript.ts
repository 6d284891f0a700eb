import { indentLines, isAscii } from "./address.ts";
import { formatLiteral } from "./format-json.ts";
import { javascriptStyle, streamLines } from "./javascript.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A program for Node, with the typed client. */
export function writeTypeScript({ method, route, values, body, response }: SampleRequest): string {
  const name = response.kind === "nothing" ? "" : "const { data } = ";
  const { kind } = response;
  const parseAs = { json: undefined, nothing: undefined, text: "text", file: "stream", stream: "stream" }[kind];
  const options = [
    ...(Object.keys(values).length > 0 ? [`params: ${literal(encode(values))},`] : []),
    ...(body?.kind === "json" ? [`body: ${literal(body.value)},`] : []),
    ...(body?.kind === "text"
      ? [
          `body: ${literal(body.value)},`,
          `bodySerializer: () => ${JSON.stringify(body.text)},`,
          `headers: { "Content-Type": ${JSON.stringify(body.mediaType)} },`,
        ]
      : []),
    ...(body?.kind === "file"
      ? [
          `body: await openAsBlob(${JSON.stringify(body.name)}),`,
          "bodySerializer: (file) => file,",
          'headers: { "Content-Type": "application/octet-stream" },',
        ]
      : []),
    ...(parseAs ? [`parseAs: "${parseAs}",`] : []),
  ];
  const operation = `${name}await client.${method.toUpperCase()}(${JSON.stringify(route)}`;
  return [
    ...(body?.kind === "file" ? ['import { openAsBlob } from "node:fs";'] : []),
    ...(response.kind === "file" ? ['import { writeFile } from "node:fs/promises";'] : []),
    'import { createClient } from "@openparlance/client";',
    "",
    'const { API = "", API_KEY = "" } = process.env;',
    "const client = createClient({ baseUrl: API, key: API_KEY });",
    "",
    ...(options.length > 0
      ? [`${operation}, {`, ...options.map((option) => `  ${option}`), "});"]
      : [`${operation});`]),
    ...responseLines(response),
  ].join("\n");
}

const literal = (value: unknown): string => indentLines(formatLiteral(value, javascriptStyle), "  ");

/** URI-encodes header values that are not US-ASCII. */
function encode({ header, ...values }: SampleRequest["values"]): SampleRequest["values"] {
  if (!header) return values;
  const write = (value: unknown) => (typeof value === "string" && !isAscii(value) ? encodeURIComponent(value) : value);
  return { ...values, header: Object.fromEntries(Object.entries(header).map(([name, value]) => [name, write(value)])) };
}

function responseLines(response: SampleRequest["response"]): string[] {
  if (response.kind === "json" || response.kind === "text") return ["console.log(data);"];
  if (response.kind === "file") return [`if (data) await writeFile(${JSON.stringify(response.name)}, data);`];
  return response.kind === "stream" ? streamLines("data?.pipeThrough(new TextDecoderStream()) ?? []", ' ?? ""') : [];
}
