curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/create/terms-and-conditions" \
  -H 'Content-Type: application/json' \
  -d '{"signedAgreement":true}'
