curl -sS -u "$API_KEY:$API_KEY" -X PUT "$API/v2/segments" \
  -H 'Content-Type: application/json' \
  -d '{"id":'"${CORRECTED_ID:?correct the translation first}"',
       "target":"Um zehn Uhr legt die Fähre ab."}'
