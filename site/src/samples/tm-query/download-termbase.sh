curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/memories/termbase/download?id=${MEMORY_ID:?run Set up first}"
