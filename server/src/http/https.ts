import type { Peer } from "../core/environment.ts";
import { makeError } from "../core/errors.ts";

const forwardedHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-proto"];
/** Further headers of proxies, which the API does not trust. */
const proxyHeaders = [...forwardedHeaders, "via", "x-forwarded-host", "x-real-ip"];
const localHostPattern = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A name or an IP address, with or without a port. The host of a URL may contain more, such as quotes. */
const hostSyntaxPattern = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** The origin in the settings; by default, the scheme and host that the client used, also behind a proxy. */
export function originOf({ url, headers }: Request, { origin, isTls, isTrustedProxy }: Peer): string {
  if (origin) return origin;
  const { protocol, host } = new URL(url);
  const readForwarded = (name: string) =>
    isTrustedProxy ? headers.get(name)?.split(",").at(-1)?.trim().toLowerCase() : "";
  const forwardedHost = readForwarded("x-forwarded-host");
  const proxyIsSecure = isTrustedProxy && readForwarded("x-forwarded-proto") !== "http";
  const scheme = isTls || protocol === "https:" || proxyIsSecure ? "https" : "http";
  return `${scheme}://${forwardedHost && hostSyntaxPattern.test(forwardedHost) ? forwardedHost : host}`;
}

/** The origin for pages that contain it; undefined if the client sends no valid host. */
export function findPageOrigin(request: Request, peer: Peer): string | undefined {
  const origin = originOf(request, peer);
  return hostSyntaxPattern.test(origin.replace(/^https?:\/\//, "")) ? origin : undefined;
}

const isForwarded = ({ headers }: Request): boolean => forwardedHeaders.some((name) => headers.has(name));

/**
 * Whether a program on this machine sends the request for itself. A proxy on this machine adds a header with its
 * client, or keeps its client's host.
 */
export function isLocal({ headers, url }: Request, { isLoopback, isTrustedProxy }: Peer): boolean {
  if (!isLoopback || proxyHeaders.some((name) => headers.has(name))) return false;
  return !isTrustedProxy || localHostPattern.test(new URL(url).hostname);
}

/**
 * Accepts a request that no one could read in transit: from this machine, over TLS, or from a trusted proxy that
 * confirms TLS. Source: contract of the API, section "HTTPS". @throws ApiError `https-only`
 */
export function requireHttps(request: Request, { isTls, isLoopback, isTrustedProxy }: Peer): void {
  const proxySaysHttps = isTrustedProxy && request.headers.get("x-forwarded-proto")?.trim().toLowerCase() === "https";
  if (isTls || proxySaysHttps || (isLoopback && !isTrustedProxy && !isForwarded(request))) return;
  throw makeError("https-only");
}
