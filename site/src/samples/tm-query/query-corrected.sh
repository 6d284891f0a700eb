curl -sS -u "$API_KEY:$API_KEY" -G "$API/v2/memories/query" \
  -d "id=${MEMORY_ID:?run Set up first}" \
  --data-urlencode 'query=The ferry leaves at ten.'
