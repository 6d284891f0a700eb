import type { SampleRequest } from "./sample-request.ts";

export function buildAddress({ path, query }: Pick<SampleRequest, "path" | "query">): string {
  const pairs = query.map(([name, value]) => `${name}=${encodeComponent(value).replaceAll("%2C", ",")}`);
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}

/** The headers without the key. Values must be US-ASCII, so others are URI-encoded. */
export function collectHeaders({ headers, body }: SampleRequest): [name: string, value: string][] {
  const types = { json: "application/json", file: "application/octet-stream" };
  const type = body?.kind === "text" ? body.mediaType : body && types[body.kind];
  return [
    ...(type ? [["Content-Type", type] satisfies [string, string]] : []),
    ...headers.map(([name, value]): [string, string] => [name, isAscii(value) ? value : encodeComponent(value)]),
  ];
}

/** Replaces half of a surrogate pair by the replacement character, as browsers do. */
export const encodeComponent = (text: string): string => encodeURIComponent(text.toWellFormed());

export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

export const indentLines = (text: string, indent: string): string => text.replaceAll("\n", `\n${indent}`);
