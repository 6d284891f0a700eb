MEMORY=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories" \
  -H 'Content-Type: application/json' \
  -d '{"name":"Harbour signs",
       "srclang":"en","srclocale":"GB",
       "trglang":"de","trglocale":"DE"}')

json <<< "$MEMORY"
MEMORY_ID=$(json id <<< "$MEMORY")
