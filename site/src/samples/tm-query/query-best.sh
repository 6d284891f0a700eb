curl -sS -u "$API_KEY:$API_KEY" -G "$API/v2/memories/query" \
  -d "id=${MEMORY_ID:?run Set up first}" \
  -d 'n=1' \
  --data-urlencode 'query=Please keep the gangway & ramp clear.'
