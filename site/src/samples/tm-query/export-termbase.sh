curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/memories/termbase/export?id=${MEMORY_ID:?run Set up first}" -w '\n'

for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  MEMORY=$(curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/memories?id=${MEMORY_ID:?run Set up first}") || break
  case $MEMORY in *'"is_processing":false'*) break ;; esac
  sleep "$wait"
done
