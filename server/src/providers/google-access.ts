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

/** Source: Google Identity, "Using OAuth 2.0 for Server to Server Applications"; RFC 7523. */
export class GoogleAccess {
  readonly #account: ServiceAccount;
  readonly #fetch: Fetch;
  readonly #clock: Clock;
  #token: { value: string; endsAt: number } | undefined;

  constructor(account: ServiceAccount, fetch: Fetch, clock: Clock) {
    this.#account = account;
    this.#fetch = fetch;
    this.#clock = clock;
  }

  /** A token for the header `Authorization`. @throws ProviderError */
  async token(signal: AbortSignal): Promise<string> {
    const now = Math.floor(this.#clock() / 1000);
    if (this.#token === undefined || this.#token.endsAt - earlySeconds <= now)
      this.#token = await this.#renew(now, signal);
    return this.#token.value;
  }

  async #renew(now: number, signal: AbortSignal) {
    const { tokenUrl } = this.#account;
    const body = { grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion: await this.#assertion(now) };
    const response = await requestJson(this.#fetch, tokenUrl, { body, signal });
    const seconds = valueAt(response, "expires_in");
    return { value: textAt(response, "access_token"), endsAt: now + (typeof seconds === "number" ? seconds : 0) };
  }

  async #assertion(now: number): Promise<string> {
    const { email, privateKey, tokenUrl } = this.#account;
    const claims = { iss: email, scope, aud: tokenUrl, iat: now, exp: now + lifetimeSeconds };
    const signed = `${encode({ alg: "RS256", typ: "JWT" })}.${encode(claims)}`;
    const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("pkcs8", bytesOf(privateKey), algorithm, false, ["sign"]).catch(() => {
      throw new ProviderError("The private key of the service account can't be read.", 401);
    });
    const signature = await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(signed));
    return `${signed}.${toBase64Url(String.fromCharCode(...new Uint8Array(signature)))}`;
  }
}

const encode = (claims: object): string => toBase64Url(JSON.stringify(claims));

const toBase64Url = (text: string): string =>
  btoa(text)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");

const bytesOf = (pem: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(pem.replaceAll(/-----[^-]+-----|\s/g, "")), (character) => character.charCodeAt(0));
