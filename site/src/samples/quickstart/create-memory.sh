MEMORY=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories" \
  -H 'Content-Type: application/json' \
  -d '{"name":"Harbour signs",
       "srclang":"en","srclocale":"GB",
       "trglang":"de","trglocale":"DE"}')

printf '%s\n' "$MEMORY"
MEMORY_ID=$(printf '%s' "$MEMORY" | grep -o '"id":[0-9]*' | cut -d: -f2)
