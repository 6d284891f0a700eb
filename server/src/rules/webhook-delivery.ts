import { fromBase64, toBase64 } from "../core/base64.ts";
import { importHmacKey } from "../core/hash.ts";

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** Waits before the retries of a delivery, in milliseconds. Source: contract of the API, section "Webhook delivery". */
export const retryWaitsMs = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Waits are up to a tenth longer, so that deliveries that failed together are not retried together. */
const jitter = 0.1;

/**
 * Decides what follows an attempt of a delivery. A receiver that returns 410 is gone, so its webhook is switched off.
 * `attempts` includes this one, and `random` is between 0 and 1. Returns the wait in milliseconds before the next
 * attempt; `arrived`, `given up` or `off` if there is none. Source: the Standard Webhooks specification.
 */
export function afterAttempt(
  status: number | undefined,
  attempts: number,
  random: number,
): number | "arrived" | "given up" | "off" {
  if (status !== undefined && status >= 200 && status < 300) return "arrived";
  if (status === 410) return "off";
  const wait = retryWaitsMs[attempts - 1];
  if (wait === undefined) return "given up";
  return Math.round(wait * (1 + jitter * random));
}

const maxRetryAfterMs = hour;

/**
 * Milliseconds to wait by `Retry-After`, which is seconds or a date; at most an hour, else 0. Source: RFC 9110, 10.2.3.
 */
export function readRetryAfter(text: string | undefined, now: number): number {
  if (text === undefined) return 0;
  const waitMs = /^\d+$/.test(text.trim()) ? Number(text) * second : Date.parse(text) - now;
  return Math.min(Math.max(waitMs || 0, 0), maxRetryAfterMs);
}

/**
 * The headers of a delivery, signed with each of the secrets. Source: contract of the API, section "Webhook delivery",
 * and the Standard Webhooks specification for several signatures in one header.
 */
export async function deliveryHeaders(
  { id, eventType, body }: { id: number; eventType: string; body: string },
  secrets: readonly string[],
  now: number,
): Promise<Record<string, string>> {
  const webhookId = `delivery-${id}`;
  const timestamp = String(Math.floor(now / 1000));
  const keys = secrets.flatMap(keysOf);
  const signatures = await Promise.all(keys.map((key) => sign(`${webhookId}.${timestamp}.${body}`, key)));
  return {
    "content-type": "application/json",
    "user-agent": "Parlance",
    "parlance-event": eventType,
    "webhook-id": webhookId,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.map((signature) => `v1,${signature}`).join(" "),
  };
}

/** 256 random bits as text; the text is the key of the signatures. */
export const newSecret = (): string => toBase64(crypto.getRandomValues(new Uint8Array(32)));

/** A secret for a command that listens, in the form that libraries for Standard Webhooks accept. */
export const newListenerSecret = (): string => `${decodedPrefix}${newSecret()}`;

/** A secret in the form of the Standard Webhooks specification, which libraries decode to the key. */
export const standardSecret = (secret: string): string => `${decodedPrefix}${btoa(secret)}`;

/** Whether headers have a valid signature for each way to read the secret. */
export async function isSigned(headers: Record<string, string>, body: string, secret: string): Promise<boolean> {
  const text = encoder.encode(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`);
  const signatures = (headers["webhook-signature"] ?? "").split(" ").map((one) => fromBase64(one.slice("v1,".length)));
  for (const bytes of keysOf(secret)) {
    const key = await importHmacKey(bytes);
    const results = await Promise.all(
      signatures.map((signature) => crypto.subtle.verify("HMAC", key, signature, text)),
    );
    if (!results.includes(true)) return false;
  }
  return true;
}

/** The name of an error, such as `ECONNREFUSED`. Its message may contain the URL, and a URL may contain a key. */
export function findErrorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.cause instanceof Error) return findErrorName(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

const encoder = new TextEncoder();

/** Source: the Standard Webhooks specification. */
const decodedPrefix = "whsec_";

/** The keys of a secret: its text, and with the prefix of Standard Webhooks also the decoded one. */
const keysOf = (secret: string): Uint8Array<ArrayBuffer>[] => [
  encoder.encode(secret),
  ...(secret.startsWith(decodedPrefix) ? [fromBase64(secret.slice(decodedPrefix.length))] : []),
];

async function sign(text: string, key: Uint8Array<ArrayBuffer>): Promise<string> {
  const code = await crypto.subtle.sign("HMAC", await importHmacKey(key), encoder.encode(text));
  return toBase64(new Uint8Array(code));
}
