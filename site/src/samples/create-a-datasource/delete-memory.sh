SCRATCH_ID=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories" \
  -H 'Content-Type: application/json' \
  -d '{"name":"Scratch","srclang":"en","trglang":"de"}' | json id)

curl -sS -u "$API_KEY:$API_KEY" -X DELETE \
  "$API/v2/memories?id=$SCRATCH_ID" | json
