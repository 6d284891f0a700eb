import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

export interface SignedDelivery {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The delivery in the sample `signature`. */
export const exampleDelivery = {
  secret: "harbour-secret",
  headers: {
    "webhook-id": "delivery-118",
    "webhook-timestamp": "1745832600",
    "webhook-signature": "v1,nMeas8N6SxaDcyZgOF7Lmtuv67BQ8zzRy2A7fHWgxXw=",
  },
  body: '{"OrganizationId":1,"id":310}',
} as const;

export const signText = ({ headers, body }: SignedDelivery): string =>
  `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;

/** Source: the section "Webhook deliveries" of the API. */
export const sign = (secret: string, signed: SignedDelivery): string =>
  `v1,${btoa(String.fromCharCode(...hmac(sha256, utf8ToBytes(secret), utf8ToBytes(signText(signed)))))}`;

/** Whether one of the signatures is valid. */
export const isGenuine = (secret: string, signed: SignedDelivery): boolean =>
  (signed.headers["webhook-signature"]?.split(" ") ?? []).includes(sign(secret, signed));

/** Changes a digit of the body, which remains valid JSON. */
export const changeByte = ({ headers, body }: SignedDelivery): SignedDelivery => ({
  headers,
  body: body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
});
