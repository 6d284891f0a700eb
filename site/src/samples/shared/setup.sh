MEMORY=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories" \
  -H 'Content-Type: application/json' \
  -d '{"name":"Harbour signs",
       "srclang":"en","srclocale":"GB",
       "trglang":"de","trglocale":"DE"}')

MEMORY_ID=$(printf '%s' "$MEMORY" | grep -o '"id":[0-9]*' | cut -d: -f2)

curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories/import" \
  -H 'Content-Type: application/octet-stream' \
  -H "memory_id: ${MEMORY_ID:?no memory was created}" \
  -H 'name: harbour.tmx' \
  --data-binary @- < harbour.tmx -w '\n'

for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  MEMORY=$(curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/memories?id=${MEMORY_ID:?no memory was created}") || break
  case $MEMORY in *'"is_processing":false'*) break ;; esac
  sleep "$wait"
done
case $MEMORY in *import_error_message*) printf '%s\n' "$MEMORY" >&2 ;; esac
