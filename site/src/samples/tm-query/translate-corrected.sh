curl -sS -u "$API_KEY:$API_KEY" "$API/v2/translate" \
  -H 'Content-Type: application/json' \
  -d '{"memory_id":'"${MEMORY_ID:?run Set up first}"',
       "source":"The ferry leaves at ten."}'
