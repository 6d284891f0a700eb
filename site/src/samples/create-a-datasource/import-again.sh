curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories/import" \
  -H 'Content-Type: application/octet-stream' \
  -H "memory_id: ${MEMORY_ID:?create a memory first}" \
  -H 'name: harbour.tmx' \
  -H 'skip_duplicates: true' \
  --data-binary @- < harbour.tmx -w '\n'

for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  MEMORY=$(curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/memories?id=${MEMORY_ID:?create a memory first}") || break
  case $MEMORY in *'"is_processing":false'*) break ;; esac
  sleep "$wait"
done

printf '%s' "$MEMORY" |
  grep -o '"import_error_message":"[^"]*"' ||
  printf '%s' "$MEMORY" | grep -o '"version":[0-9]*' | cut -d: -f2
