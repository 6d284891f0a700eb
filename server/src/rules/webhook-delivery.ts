const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** Waits before the repeats of a delivery, in milliseconds. Source: contract of the API, section "Webhook delivery". */
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

/** Up to a tenth more, so that what failed together does not come again together. */
const jitter = 0.1;

/**
 * What becomes of a delivery that was tried. A receiver that returns 410 wants no more; its webhook is switched off.
 * Source: the Standard Webhooks specification.
 *
 * @param status of the response; undefined when there was none
 * @param attempts so far, this one included
 * @param random between 0 and 1
 * @returns the wait in milliseconds before the next try; `arrived`, `given up` or `off` when there is none
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
  const signatures = await Promise.all(secrets.map((secret) => sign(`${webhookId}.${timestamp}.${body}`, secret)));
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
export function newSecret(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}

async function sign(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const code = await crypto.subtle.sign("HMAC", key, encoder.encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(code)));
}
