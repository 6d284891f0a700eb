curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories/import" \
  -H 'Content-Type: application/octet-stream' \
  -H "memory_id: ${MEMORY_ID:?create a memory first}" \
  -H 'name: harbour.tmx' \
  --data-binary @- < harbour.tmx
