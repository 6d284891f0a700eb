import type { Operation } from "@openparlance/api";
import type { Caller, FindCaller, Mode } from "../core/caller.ts";
import { makeError, unauthorized } from "../core/errors.ts";
import { isStorageKey } from "./inputs.ts";

/**
 * Tries the locations of a key in order; the first valid key is used. Source: contract of the API, "Authentication".
 * @throws ApiError `unauthorized`, `expired-key`, `development-key-only`
 */
export async function authenticate(
  request: Request,
  query: URLSearchParams,
  operation: Operation | undefined,
  { mode, findCaller }: { mode: Mode; findCaller: FindCaller },
  client?: string,
): Promise<Caller> {
  const header = operation?.security.includes("headerKey") ? request.headers.get("key") : undefined;
  const queryKey = query.getAll("key").findLast((key) => !isStorageKey(key));
  let hasExpired = false;
  for (const [at, key] of [basicKey(request.headers.get("authorization")), header, queryKey].entries()) {
    const caller = key ? await findCaller(key, client) : undefined;
    if (caller === "expired") hasExpired = true;
    else if (caller && (at < 2 || caller.isDevelopmentKey || mode === "development")) return caller;
  }
  const onlyQuery = queryKey !== undefined && !request.headers.has("authorization") && !header;
  if (onlyQuery && mode === "production") throw makeError("development-key-only");
  throw hasExpired ? makeError("expired-key") : unauthorized();
}

/** The header of every 401, except for requests of a page, for which a browser would open a sign-in dialog. */
export const challengeTo = ({ headers }: Request): Record<string, string> =>
  headers.has("sec-fetch-mode") ? {} : { "www-authenticate": 'Basic realm="Parlance"' };

/** The key in username and password: the password, or the username if the password is empty. */
function basicKey(authorization: string | null): string | undefined {
  const encoded = /^Basic\s+([A-Za-z0-9+/=_-]+)\s*$/i.exec(authorization ?? "")?.[1];
  if (!encoded) return undefined;
  try {
    const pair = atob(encoded);
    const colon = pair.indexOf(":");
    return colon < 0 ? pair : pair.slice(colon + 1) || pair.slice(0, colon);
  } catch {
    return undefined;
  }
}
