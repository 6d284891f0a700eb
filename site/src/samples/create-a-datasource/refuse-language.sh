curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories" \
  -H 'Content-Type: application/json' \
  -d '{"name":"Nowhere","srclang":"ac","trglang":"ad"}'
