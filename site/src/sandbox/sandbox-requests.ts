import type { Act, Sandbox } from "@openparlance/sandbox";

/** What reproductions and driven diagrams use of a sandbox. */
export type SandboxAccess = Pick<Sandbox, "accounts" | "fetch" | "act">;

/** A request in plain values. */
export interface RequestSpec {
  method: string;
  /** Path and query. */
  target: string;
  headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  body?: string | object;
  /** Whose key is sent; left out: that of the account with the examples. */
  as?: "other" | "nobody";
}

/** A response that was read to its end. */
export interface ReadResponse {
  status: number;
  headers: Headers;
  /** Without parameters, in lower case. */
  mediaType: string;
  /** The value of a JSON body, else its text. */
  body: unknown;
}

/** @param key instead of that of the account with the examples */
export function buildRequest(
  { method, target, headers = {}, body, as }: RequestSpec,
  accounts: SandboxAccess["accounts"],
  key = accounts.own.key,
): Request {
  const isJson = typeof body === "object";
  const sent = new Headers(headers);
  if (isJson) sent.set("content-type", "application/json");
  if (as !== "nobody") sent.set("authorization", `Basic ${btoa(`${as ? accounts[as].key : key}:`)}`);
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
  return { status, headers, mediaType, body: mediaType === "application/json" ? JSON.parse(text) : text };
}

/** The body of a response. @throws the message of an error */
export async function requestBody(sandbox: SandboxAccess, spec: RequestSpec): Promise<unknown> {
  const { status, body } = await readResponse(await sandbox.fetch(buildRequest(spec, sandbox.accounts)));
  if (status < 300) return body;
  throw new Error((body as { message?: string }).message ?? String(body));
}

/**
 * The part of a JSON value at names with dots between: `stats.projects.0.id`.
 *
 * @throws when there is nothing
 */
export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, name) => {
    const inside = (part as Record<string, unknown> | null | undefined)?.[name];
    if (inside === undefined) throw new Error(`The response has no ${path}.`);
    return inside;
  }, value);
}

/** What an act is, in a line for readers. */
export function describeAct(act: Act): string {
  switch (act.name) {
    case "command":
      return `parlance ${act.words.join(" ")}`;
    case "mode":
      return `The server switches to ${act.mode} mode.`;
    case "hold":
      return act.isOn ? "Background work is paused." : "Background work resumes.";
    case "forward":
      return act.ms === 0 ? "Background work is done." : `${act.ms / 1000} seconds pass.`;
    case "reset":
      return "The sandbox is reset.";
    case "faults":
      return "Simulated errors change.";
  }
}
