import { buildAddress, collectHeaders } from "./address.ts";
import { formatJson } from "./format-json.ts";
import type { SampleRequest } from "./sample-request.ts";

/** An HTTP message, in which a program replaces the names in braces. */
export function writeHttp(request: SampleRequest): string {
  const { method, body, response } = request;
  const content = body?.kind === "json" ? formatJson(body.value) : body?.kind === "text" ? body.text : "";
  return [
    `${method.toUpperCase()} ${buildAddress(request)} HTTP/1.1`,
    "Host: {host of API}",
    "Authorization: Basic {Base64 of API_KEY:API_KEY}",
    ...(response.kind === "stream" ? ["Accept: text/event-stream"] : []),
    ...collectHeaders(request).map(([name, value]) => `${name}: ${value}`),
    ...(content ? [`Content-Length: ${new TextEncoder().encode(content).length}`, "", content] : []),
    ...(body?.kind === "file" ? [`Content-Length: {bytes of ${body.name}}`, "", `{${body.name}}`] : []),
  ].join("\n");
}
