import { fromBase64, toBase64Url } from "../core/base64.ts";
import type { Clock } from "../core/environment.ts";
import { type Fetch, ProviderError, requestJson, textAt, valueAt } from "./request.ts";

export interface ServiceAccount {
  project: string;
  email: string;
  /** PKCS #8 in PEM. */
  privateKey: string;
  tokenUrl: string;
}

const scope = "https://www.googleapis.com/auth/cloud-translation";
const lifetimeSeconds = 3600;
/** A token is renewed this long before its end. */
const earlySeconds = 300;

/**
 * Returns a function whose tokens are for the header `Authorization`. It throws ProviderError. Source: Google Identity,
 * "Using OAuth 2.0 for Server to Server Applications"; RFC 7523.
 */
export function googleAccess(account: ServiceAccount, fetch: Fetch, clock: Clock) {
  let token: { value: string; endsAt: number } | undefined;
  return async (signal: AbortSignal): Promise<string> => {
    const now = Math.floor(clock() / 1000);
    if (token === undefined || token.endsAt - earlySeconds <= now) {
      const grant = { grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer" };
      const body = { ...grant, assertion: await signAssertion(account, now) };
      const response = await requestJson(fetch, account.tokenUrl, { body, signal });
      const seconds = valueAt(response, "expires_in");
      token = { value: textAt(response, "access_token"), endsAt: now + (typeof seconds === "number" ? seconds : 0) };
    }
    return token.value;
  };
}

async function signAssertion({ email, privateKey, tokenUrl }: ServiceAccount, now: number): Promise<string> {
  const claims = { iss: email, scope, aud: tokenUrl, iat: now, exp: now + lifetimeSeconds };
  const text = `${encode({ alg: "RS256", typ: "JWT" })}.${encode(claims)}`;
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const pkcs8 = fromBase64(privateKey.replaceAll(/-----[^-]+-----|\s/g, ""));
  const key = await crypto.subtle.importKey("pkcs8", pkcs8, algorithm, false, ["sign"]).catch(() => {
    throw new ProviderError("The private key of the service account can't be read.", 401);
  });
  const signature = await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(text));
  return `${text}.${toBase64Url(new Uint8Array(signature))}`;
}

const encode = (claims: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(claims)));
