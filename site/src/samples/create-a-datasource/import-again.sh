curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories/import" \
  -H 'Content-Type: application/octet-stream' \
  -H "memory_id: $MEMORY_ID" \
  -H 'name: harbour.tmx' \
  -H 'skip_duplicates: true' \
  --data-binary @harbour.tmx | json

poll is_processing false
curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories?id=$MEMORY_ID" |
  json 0 version
