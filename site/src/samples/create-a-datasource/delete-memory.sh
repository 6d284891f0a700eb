SCRATCH=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories" \
  -H 'Content-Type: application/json' \
  -d '{"name":"Scratch","srclang":"en","trglang":"de"}')
SCRATCH_ID=$(printf '%s' "$SCRATCH" | grep -o '"id":[0-9]*' | cut -d: -f2)

curl -sS -u "$API_KEY:$API_KEY" -X DELETE \
  "$API/v2/memories?id=${SCRATCH_ID:?no memory was created}"
