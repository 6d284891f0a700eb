import { buildAddress, collectHeaders, indentLines } from "./address.ts";
import { replaceIds } from "./example-ids.ts";
import { formatJson } from "./format-json.ts";
import type { SampleRequest } from "./sample-request.ts";

/** Without these variables, the error message contains their names. */
const streamPreparation = "# export API=http://localhost:3000 API_KEY=…";

/** Shell variables by default. */
interface WrittenForm {
  base?: string | undefined;
  key?: string | undefined;
}

export function writeCurl(request: SampleRequest, { base, key }: WrittenForm = {}): string {
  const { method, body, response } = request;
  // cURL sends GET without a body and POST with one.
  const isImplied = method === "get" || (method === "post" && body !== undefined);
  const first = [
    "curl",
    ...(response.kind === "stream" ? ["-N"] : []),
    // With `-f`, the message would be lost; without both, an error would look like the file.
    ...(response.kind === "file" ? ["--fail-with-body"] : []),
    ...(isImplied ? [] : [`-X ${method.toUpperCase()}`]),
    `-u ${key === undefined ? `"\${API_KEY:?}:$API_KEY"` : quoteForShell(`${key}:${key}`)}`,
  ].join(" ");
  // Inside double quotes, an interactive shell replaces an exclamation mark by its history.
  const path = buildAddress(request).replaceAll("!", "%21");
  const address = base === undefined ? `"\${API:?}${path}"` : quoteForShell(base + path);
  const command = [
    first,
    address,
    ...collectHeaders(request).map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    ...(body?.kind === "json" ? [`-d ${quoteForShell(indentLines(formatJson(body.value), "  "))}`] : []),
    ...(body?.kind === "text" ? [`--data-raw ${quoteForShell(body.text)}`] : []),
    // For a missing file, the shell prints an error; curl would send an empty body.
    ...(body?.kind === "file" ? [`--data-binary @- < ${quoteForShell(body.name)}`] : []),
    ...(response.kind === "file" ? [`-o ${quoteForShell(response.name)}`] : []),
  ].join(" \\\n  ");
  const file = body?.kind === "file" && body.isExample ? [`# curl -O $API/samples/${body.name}`] : [];
  const saved = response.kind === "file" ? [`# On failure, ${response.name} contains the error message.`] : [];
  const notes = replaceIds(request).map((note) => `# ${note}`);
  return base === undefined ? [streamPreparation, ...notes, ...file, ...saved, command].join("\n") : command;
}

/** Quotes a word for the shell if necessary. */
function quoteForShell(text: string): string {
  if (/^[\w@./-]+$/.test(text)) return text;
  if (text.includes("\r"))
    return `$'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  return `'${text.replaceAll("'", "'\\''")}'`;
}
