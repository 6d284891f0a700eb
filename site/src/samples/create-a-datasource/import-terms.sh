OPTIONS='{"memory_id":'"$MEMORY_ID"',"name":"terms.csv","has_header_row":true}'

curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories/import" \
  -H 'Content-Type: application/octet-stream' \
  -H "LILT-API: $OPTIONS" \
  --data-binary @terms.csv | json

poll is_processing false
curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories?id=$MEMORY_ID" | json
