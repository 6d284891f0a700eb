curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/memories/termbase/export?id=$MEMORY_ID" | json

poll is_processing false
