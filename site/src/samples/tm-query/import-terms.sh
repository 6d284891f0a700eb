curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories/import" \
  -H 'Content-Type: application/octet-stream' \
  -H "memory_id: $MEMORY_ID" \
  -H 'name: terms.csv' \
  -H 'has_header_row: true' \
  --data-binary @terms.csv | json

poll is_processing false
