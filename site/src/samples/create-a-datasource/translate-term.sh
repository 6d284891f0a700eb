TRANSLATED=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/translate" \
  -H 'Content-Type: application/json' \
  -d '{"memory_id":'"$MEMORY_ID"',
       "source":"Keep the berth clear.","rich":true}')

json translation 0 target <<< "$TRANSLATED"
json translation 0 targetWords <<< "$TRANSLATED"
json translation 0 provenance <<< "$TRANSLATED"
