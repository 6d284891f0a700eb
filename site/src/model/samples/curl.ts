import { buildAddress, collectHeaders, indent } from "./address.ts";
import { formatJson } from "./format-json.ts";
import type { SampleRequest } from "./sample-request.ts";

/** A longer first line is broken before the address. */
const lineChars = 54;

/** The variables of a fresh shell; a command names the variable that it misses. */
const preparation = "# export API=http://localhost:3000 API_KEY=…";

/** The URL and the key of a command; left out, variables of the shell stand for them. */
interface WrittenForm {
  base?: string | undefined;
  key?: string | undefined;
}

export function curl(request: SampleRequest, { base, key }: WrittenForm = {}): string {
  const { method, body, response } = request;
  // A body makes it a POST; everything else than GET must be said.
  const isImplied = method === "get" || (method === "post" && body !== undefined);
  const first = [
    "curl",
    ...(response.kind === "stream" ? ["-N"] : []),
    // A failure must not be written into the file.
    ...(response.kind === "file" ? ["-f"] : []),
    ...(isImplied ? [] : [`-X ${method.toUpperCase()}`]),
    `-u ${key === undefined ? `"\${API_KEY:?}:$API_KEY"` : quote(`${key}:${key}`)}`,
  ].join(" ");
  // Between double quotes a shell that is typed into takes an exclamation mark for a word of its history.
  const path = buildAddress(request).replaceAll("!", "%21");
  const address = base === undefined ? `"\${API:?}${path}"` : quote(base + path);
  const command = [
    ...(first.length + address.length < lineChars ? [`${first} ${address}`] : [first, address]),
    ...collectHeaders(request).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body?.kind === "json" ? [`-d ${quote(indent(formatJson(body.value), "  "))}`] : []),
    ...(body?.kind === "text" ? [`--data-raw ${quote(body.text)}`] : []),
    ...(body?.kind === "file" ? [`--data-binary ${quote(`@${body.name}`)}`] : []),
    ...(response.kind === "file" ? [`-o ${quote(response.name)}`] : []),
  ].join(" \\\n  ");
  const file = body?.kind === "file" && body.isExample ? [`# curl -O $API/samples/${body.name}`] : [];
  return base === undefined ? [preparation, ...file, command].join("\n") : command;
}

/** A word of the shell, left bare where that is safe. */
function quote(text: string): string {
  if (/^[\w@./-]+$/.test(text)) return text;
  if (text.includes("\r"))
    return `$'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  return `'${text.replaceAll("'", "'\\''")}'`;
}
