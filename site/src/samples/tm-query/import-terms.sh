curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories/import" \
  -H 'Content-Type: application/octet-stream' \
  -H "memory_id: ${MEMORY_ID:?run Set up first}" \
  -H 'name: terms.csv' \
  -H 'has_header_row: true' \
  --data-binary @- < terms.csv -w '\n'

for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  MEMORY=$(curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/memories?id=${MEMORY_ID:?run Set up first}") || break
  case $MEMORY in *'"is_processing":false'*) break ;; esac
  sleep "$wait"
done
case $MEMORY in *import_error_message*) printf '%s\n' "$MEMORY" >&2 ;; esac
