/** What arrives at a receiver, as far as its signature goes. */
export interface Signed {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The example that the sample `signature` checks. */
export const example = {
  secret: "harbour-secret",
  headers: {
    "webhook-id": "delivery-118",
    "webhook-timestamp": "1745832600",
    "webhook-signature": "v1,nMeas8N6SxaDcyZgOF7Lmtuv67BQ8zzRy2A7fHWgxXw=",
  },
  body: '{"OrganizationId":1,"id":310}',
} as const;

/** What a signature is made of. */
export const signText = ({ headers, body }: Signed): string =>
  `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;

/** The signature that a delivery should have. Source: the section "Webhook deliveries" of the API. */
export async function sign(secret: string, signed: Signed): Promise<string> {
  if (!("subtle" in crypto)) throw new Error("Browsers compute signatures only on HTTPS pages and on localhost.");
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const code = await crypto.subtle.sign("HMAC", key, encoder.encode(signText(signed)));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(code)))}`;
}

/** Whether one of the signatures that came with a delivery is the one it should have. */
export async function isGenuine(secret: string, signed: Signed): Promise<boolean> {
  const received = signed.headers["webhook-signature"]?.split(" ") ?? [];
  return received.includes(await sign(secret, signed));
}

/** The same with one byte of its body changed: a digit, so that it is still JSON. */
export const withOtherByte = ({ headers, body }: Signed): Signed => ({
  headers,
  body: body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
});
