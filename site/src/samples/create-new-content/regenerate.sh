curl -sS -u "$API_KEY:$API_KEY" -X PUT \
  "$API/v2/create/$CONTENT_ID" \
  -H 'Content-Type: application/json' \
  -d '{"templateParams":{"sections":["Summer","Winter","Holidays"]}}' |
  json content # as before

curl -sS -N -u "$API_KEY:$API_KEY" \
  "$API/v2/create/$CONTENT_ID/create"
