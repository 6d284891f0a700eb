curl -sS -u "$API_KEY:$API_KEY" -X PUT "$API/v2/memories" \
  -H 'Content-Type: application/json' \
  -d '{"id":'"${MEMORY_ID:?create a memory first}"',
       "name":"Harbour signs and terms"}'
