import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** The parts of a received request that its signature covers. */
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

export const signText = ({ headers, body }: Signed): string =>
  `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;

/** The valid signature of a delivery. Source: the section "Webhook deliveries" of the API. */
export const sign = (secret: string, signed: Signed): string =>
  `v1,${btoa(String.fromCharCode(...hmac(sha256, utf8ToBytes(secret), utf8ToBytes(signText(signed)))))}`;

/** Whether any of the signatures of a delivery is valid. */
export const isGenuine = (secret: string, signed: Signed): boolean =>
  (signed.headers["webhook-signature"]?.split(" ") ?? []).includes(sign(secret, signed));

/** Changes a digit in the body of a delivery, so that it is still JSON. */
export const withOtherByte = ({ headers, body }: Signed): Signed => ({
  headers,
  body: body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
});
