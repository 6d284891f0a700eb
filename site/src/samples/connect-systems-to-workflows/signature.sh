SECRET='harbour-secret'
ID='delivery-118'
TIMESTAMP='1745832600'
BODY='{"OrganizationId":1,"id":310}'

SIGNATURE=$(printf '%s.%s.%s' "$ID" "$TIMESTAMP" "$BODY" |
  openssl dgst -sha256 -hmac "$SECRET" -binary | base64)
echo "v1,$SIGNATURE"
