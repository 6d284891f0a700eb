import type { SandboxServer } from "../sandbox.ts";

/** @returns the response's JSON, or its text. @throws for an error response */
export type Send = (
  method: string,
  path: string,
  pending?: { headers?: Record<string, string>; body?: string | object },
) => Promise<unknown>;

export function buildSender(sandbox: SandboxServer, key: string): Send {
  return async (method, path, { headers = {}, body } = {}) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { authorization: `Basic ${btoa(`${key}:`)}`, ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const response = await sandbox.fetch(request);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status} ${text}`);
    return response.headers.get("content-type")?.startsWith("application/json") ? JSON.parse(text) : text;
  };
}
