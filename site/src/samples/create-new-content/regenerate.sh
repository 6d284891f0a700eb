# The response still contains the old text.
curl -sS -u "$API_KEY:$API_KEY" -X PUT \
  "$API/v2/create/${CONTENT_ID:?list the contents first}" \
  -H 'Content-Type: application/json' \
  -d '{"templateParams":{"sections":["Summer","Winter","Holidays"]}}' \
  -w '\n'

curl -sS -N -u "$API_KEY:$API_KEY" \
  "$API/v2/create/${CONTENT_ID:?list the contents first}/create"
