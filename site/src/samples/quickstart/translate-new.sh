curl -sS -u "$API_KEY:$API_KEY" "$API/v2/translate" \
  -H 'Content-Type: application/json' \
  -d '{"memory_id":'"${MEMORY_ID:?create a memory first}"',
       "source":"The ferry stops at the old harbour.","rich":true}'
