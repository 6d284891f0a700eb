import type { StepResponse } from "@openparlance/api/arazzo";
import type { Sandbox } from "@openparlance/sandbox";

export type SandboxAccess = Pick<Sandbox, "accounts" | "fetch" | "perform">;

export interface RequestSpec {
  method: string;
  /** Path and query. */
  target: string;
  headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  body?: string | object;
}

/** A response whose body has been read completely. */
export interface ReadResponse extends StepResponse {
  /** In lower case without parameters. */
  mediaType: string;
}

/** Adds the key of the account with the examples. */
export function buildRequest(request: RequestSpec, { own }: SandboxAccess["accounts"]): Request {
  const { method, target, headers = {}, body } = request;
  const isJson = typeof body === "object";
  const sent = new Headers(headers);
  if (isJson) sent.set("content-type", "application/json");
  sent.set("authorization", `Basic ${btoa(`${own.key}:`)}`);
  return new Request(`http://localhost${target}`, {
    method,
    headers: sent,
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  });
}

export async function readResponse(response: Response): Promise<ReadResponse> {
  const { status, headers } = response;
  const mediaType = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const text = await response.text();
  return { status, headers, mediaType, body: mediaType === "application/json" && text ? JSON.parse(text) : text };
}

/** @returns the body. @throws the message of an error response */
export async function requestBody(sandbox: SandboxAccess, spec: RequestSpec): Promise<unknown> {
  const { status, body } = await readResponse(await sandbox.fetch(buildRequest(spec, sandbox.accounts)));
  if (status < 300) return body;
  throw new Error((body as { message?: string }).message ?? String(body));
}

/** @returns the variables of programs that run in a new, empty organization */
export async function createOrganization({ perform }: Pick<SandboxAccess, "perform">, name: string) {
  const run = (...words: string[]) => perform({ name: "command", words });
  await run("organizations", "create", name);
  const output = await run("keys", "create", "--development", "--organization", name);
  return { API: "http://localhost", API_KEY: output.at(-1) ?? "" };
}

/** @param path such as `stats.projects.0.id`. @throws if `value` has nothing there */
export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, name) => {
    const inside = (part as Record<string, unknown> | null | undefined)?.[name];
    if (inside === undefined) throw new Error(`The response has no ${path}.`);
    return inside;
  }, value);
}
