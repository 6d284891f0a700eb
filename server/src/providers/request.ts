import { limitBytes } from "../core/limit-bytes.ts";

/** A wrong key, an unpaid account, one without permission, and DeepL's for one whose characters are used up. */
const accountStatuses: ReadonlySet<number | undefined> = new Set([401, 402, 403, 456]);

/** The reason why a provider sent no usable response. Never contains a key or a customer's text. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  /** The status of the response; undefined without a readable response. */
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, status?: number, retryAfterMs?: number) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same request may succeed later. */
  get isTransient(): boolean {
    return this.status === undefined || this.status === 429 || this.status >= 500;
  }

  /** Whether no request can succeed for now: the service failed, or refused the account. */
  get concernsAll(): boolean {
    return this.isTransient || accountStatuses.has(this.status);
  }
}

/** Whether a signal aborted because of its time limit, not because the client has left. */
export const isTimeUp = ({ reason }: AbortSignal): boolean => reason instanceof Error && reason.name === "TimeoutError";

/** The limit of bytes in a decompressed response: many times the translations of the sent text. */
const maxResponseBytes = (sentLength: number) => Math.min(2 ** 24, 2 ** 20 + 64 * sentLength);

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface RequestOptions {
  /** By default, POST if there is a body, otherwise GET. */
  method?: "DELETE";
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  signal: AbortSignal;
}

/** @throws ProviderError */
export async function requestJson(fetch: Fetch, url: string, pending: RequestOptions): Promise<unknown> {
  const response = await requestService(fetch, url, pending);
  const sentLength = url.length + (JSON.stringify(pending.body)?.length ?? 0);
  try {
    const body = response.body?.pipeThrough(limitResponse(maxResponseBytes(sentLength))) ?? null;
    return await new Response(body).json();
  } catch (error) {
    pending.signal.throwIfAborted();
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(`The response is not valid JSON: ${error instanceof Error ? error.name : "unreadable"}.`);
  }
}

/** Returns only a successful response. @throws ProviderError */
export async function requestService(fetch: Fetch, url: string, options: RequestOptions): Promise<Response> {
  const { method, headers, body, signal } = options;
  const init: RequestInit = {
    ...(method && { method }),
    signal,
    redirect: "error",
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  };
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    // Errors of `fetch` may contain the URL, and a URL may contain a key.
    signal.throwIfAborted();
    throw new ProviderError("The service can't be reached.");
  }
  if (response.ok) return response;
  // The body may have failed already.
  await response.body?.cancel().catch(() => {});
  const { status } = response;
  const waitMs = Number(response.headers.get("retry-after")) * 1000;
  throw new ProviderError(`The service returned ${status}.`, status, waitMs > 0 ? waitMs : undefined);
}

/** Passes a body through up to a size, then fails with a ProviderError. */
export const limitResponse = (max: number) => limitBytes(max, () => new ProviderError("The response is too large."));

/** The text at a path of a response. @throws ProviderError when it is missing */
export function textAt(response: unknown, ...path: (string | number)[]): string {
  const value = valueAt(response, ...path);
  if (typeof value === "string") return value;
  throw new ProviderError(`The response has no text at ${path.join(".")}.`);
}

/**
 * Requires one item for each of `count` texts, because their order would be unknown otherwise. @throws ProviderError
 */
export function requireListOf(count: number, response: unknown, ...path: (string | number)[]): unknown[] {
  const list = requireListAt(response, ...path);
  if (list.length === count) return list;
  throw new ProviderError(`The response has ${list.length} translations of ${count} texts.`);
}

export function requireListAt(response: unknown, ...path: (string | number)[]): unknown[] {
  const value = valueAt(response, ...path);
  if (Array.isArray(value)) return value;
  throw new ProviderError(`The response has no list at ${path.join(".") || "its top"}.`);
}

export function valueAt(response: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    response,
  );
}
