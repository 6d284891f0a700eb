SEGMENT=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/segments" \
  -H 'Content-Type: application/json' \
  -d '{"memory_id":'"${MEMORY_ID:?run Set up first}"',
       "source":"The ferry leaves at ten.",
       "target":"Die Fähre legt um zehn Uhr ab."}')

printf '%s\n' "$SEGMENT"
CORRECTED_ID=$(printf '%s' "$SEGMENT" | grep -o '"id":[0-9]*' | cut -d: -f2)
