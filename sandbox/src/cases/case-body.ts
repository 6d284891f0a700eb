import type { StepResponse } from "@openparlance/api/arazzo";

/** A response as criteria compare it. A body that is long, or neither JSON nor text, is `sha256:` and its hash. */
export interface CaseResponse extends StepResponse {
  /** The JSON value, however long it is. */
  json?: unknown;
}

const maxTextLength = 4000;
const maxLeaves = 300;

export async function readResponse(response: Response): Promise<CaseResponse> {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = decodeText(bytes);
  const json = headers.get("content-type")?.startsWith("application/json") && text ? JSON.parse(text) : undefined;
  if (json !== undefined) {
    const isShort = [...listLeaves(json, maxLeaves)].length <= maxLeaves;
    return { status, headers, body: isShort ? json : await hashBytes(bytes), json };
  }
  const isShort = text !== undefined && text.length <= maxTextLength;
  return { status, headers, body: isShort ? text : await hashBytes(bytes) };
}

export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256:${[...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

export type Leaf = [pointer: string, value: string | number | boolean | null];

/**
 * The values in a JSON value with their JSON Pointers. After the items of a list, null at the next index marks its end.
 *
 * @param max if there are more values, one more than `max` is yielded
 */
export function* listLeaves(value: unknown, max = Number.POSITIVE_INFINITY, pointer = ""): Generator<Leaf> {
  if (typeof value !== "object" || value === null) {
    yield [pointer, value as Leaf[1]];
    return;
  }
  let count = 0;
  for (const [name, inner] of Object.entries(value)) {
    for (const leaf of listLeaves(inner, max - count, `${pointer}/${escapeName(name)}`)) {
      yield leaf;
      if (++count > max) return;
    }
  }
  if (Array.isArray(value)) yield [`${pointer}/${value.length}`, null];
}

const escapeName = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");
