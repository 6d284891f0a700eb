import base64, hashlib, hmac


def signature_of(secret, headers, body):
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.{body}"
    code = hmac.new(secret.encode(), signed.encode(), hashlib.sha256)
    return "v1," + base64.b64encode(code.digest()).decode()


def is_genuine(secret, headers, body):
    expected = signature_of(secret, headers, body)
    received = headers.get("webhook-signature", "").split()
    return any(hmac.compare_digest(one, expected) for one in received)


headers = {
    "webhook-id": "delivery-118",
    "webhook-timestamp": "1745832600",
    "webhook-signature": "v1,nMeas8N6SxaDcyZgOF7Lmtuv67BQ8zzRy2A7fHWgxXw=",
}
body = '{"OrganizationId":1,"id":310}'
print(signature_of("harbour-secret", headers, body))
print(is_genuine("harbour-secret", headers, body))  # True
