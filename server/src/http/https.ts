import { httpsOnly } from "../errors.ts";
import type { Peer } from "../ports/environment.ts";

const forwardedHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-proto"];
/** What proxies send too, which settles nothing for the API. */
const proxyHeaders = [...forwardedHeaders, "via", "x-forwarded-host", "x-real-ip"];
const localHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The scheme and host that the client has used, behind a proxy too. */
export function originOf({ url }: Request, { isTls, isLoopback, isTrustedProxy }: Peer): string {
  const { protocol, host } = new URL(url);
  // What is no loopback came over TLS, or it would have been refused.
  const isSecure = isTls || protocol === "https:" || isTrustedProxy || !isLoopback;
  return `${isSecure ? "https" : "http"}://${host}`;
}

/** Whether a proxy says that it passed the request on. */
const isForwarded = ({ headers }: Request): boolean => forwardedHeaders.some((name) => headers.has(name));

/**
 * Whether a program on this machine sends the request for itself. A proxy on this machine names its client, or the host
 * that its client has named.
 */
export function isLocal({ headers, url }: Request, { isLoopback, isTrustedProxy }: Peer): boolean {
  if (!isLoopback || proxyHeaders.some((name) => headers.has(name))) return false;
  return !isTrustedProxy || localHost.test(new URL(url).hostname);
}

/**
 * Accepts a request that nobody could read on the way. It comes over TLS, from a trusted proxy that says so, or from
 * this machine itself. Source: contract of the API, section "HTTPS".
 *
 * @throws ApiError `https-only`
 */
export function requireHttps(request: Request, { isTls, isLoopback, isTrustedProxy }: Peer): void {
  const proxySaysHttps = isTrustedProxy && request.headers.get("x-forwarded-proto")?.trim().toLowerCase() === "https";
  if (isTls || proxySaysHttps || (isLoopback && !isTrustedProxy && !isForwarded(request))) return;
  throw httpsOnly();
}
