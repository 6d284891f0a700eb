curl -sS -u "$API_KEY:$API_KEY" -G "$API/v2/memories/query" \
  -d "id=$MEMORY_ID" \
  --data-urlencode 'query=The ferry leaves at ten.' | json
