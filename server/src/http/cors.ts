import { type Operation, operations } from "@openparlance/api";
import type { Mode } from "../core/caller.ts";
import type { Peer } from "../core/environment.ts";

const optionNames = (Object.values(operations) as Operation[])
  .flatMap(({ inputs }) => inputs)
  .filter((input) => input.sources.some((source) => source === "header"))
  .flatMap(({ name }) => [name, name.replaceAll("_", "-")]);

/** Headers that monitoring tools add to the requests of a page, and that libraries add to all requests. */
const toolHeaders = [
  "traceparent",
  "tracestate",
  "baggage",
  "sentry-trace",
  "x-requested-with",
  "x-request-id",
  "if-none-match",
  "cache-control",
  "x-datadog-trace-id",
  "x-datadog-parent-id",
  "x-datadog-origin",
  "x-datadog-sampling-priority",
  "x-datadog-tags",
];

const allowedHeaders = [
  "Authorization",
  "Content-Type",
  "LILT-API",
  "key",
  "Idempotency-Key",
  "Parlance-Fault",
  ...toolHeaders,
  ...new Set(optionNames),
].join(", ");

const exposedHeaders =
  "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Content-Disposition, Content-Range, Allow, ETag, Idempotency-Replayed, Parlance-Error, Parlance-Import";

export interface CorsSettings {
  mode: Mode;
  /** Origins that may connect in production mode. */
  origins: readonly string[];
}

/** The headers that allow a page of another origin to read a response. Source: contract of the API, section "CORS". */
function corsHeaders({ headers }: Request, { mode, origins }: CorsSettings): Record<string, string> {
  const origin = headers.get("origin");
  if (mode === "development")
    return { "access-control-allow-origin": "*", "access-control-expose-headers": exposedHeaders };
  if (!origin || !origins.includes(origin)) return { vary: "Origin" };
  return { "access-control-allow-origin": origin, "access-control-expose-headers": exposedHeaders, vary: "Origin" };
}

/** The headers of every response of an API. The caller may add others. */
export function sharedHeaders(request: Request, cors: CorsSettings, { record }: Peer): Record<string, string> {
  const headers = corsHeaders(request, cors);
  if (record) headers["x-request-id"] = record.id;
  headers["cache-control"] = "no-store";
  headers["x-content-type-options"] = "nosniff";
  return headers;
}

export const isPreflight = ({ method, headers }: Request): boolean =>
  method === "OPTIONS" && headers.has("origin") && headers.has("access-control-request-method");

export function preflightResponse(request: Request, settings: CorsSettings): Response {
  const headers = corsHeaders(request, settings);
  const readHeader = (name: string) => settings.mode === "development" && request.headers.get(name);
  if ("access-control-allow-origin" in headers) {
    headers["access-control-allow-methods"] = "GET, POST, PUT, DELETE";
    headers["access-control-allow-headers"] = readHeader("access-control-request-headers") || allowedHeaders;
    headers["access-control-max-age"] = "600";
    if (readHeader("access-control-request-private-network") === "true")
      headers["access-control-allow-private-network"] = "true";
  }
  return new Response(null, { status: 204, headers });
}
