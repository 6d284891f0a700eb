import { createHmac, timingSafeEqual } from "node:crypto";

function signatureOf(secret, headers, body) {
  const { "webhook-id": id, "webhook-timestamp": timestamp } = headers;
  const hmac = createHmac("sha256", secret);
  return `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

function isGenuine(secret, headers, body) {
  const expected = Buffer.from(signatureOf(secret, headers, body));
  return (headers["webhook-signature"] ?? "").split(" ").some((one) => {
    const received = Buffer.from(one);
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}

const headers = {
  "webhook-id": "delivery-118",
  "webhook-timestamp": "1745832600",
  "webhook-signature": "v1,nMeas8N6SxaDcyZgOF7Lmtuv67BQ8zzRy2A7fHWgxXw=",
};
const body = '{"OrganizationId":1,"id":310}';
console.log(signatureOf("harbour-secret", headers, body));
console.log(isGenuine("harbour-secret", headers, body)); // true
