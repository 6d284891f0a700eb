curl -sS -u "$API_KEY:$API_KEY" -X DELETE \
  "$API/v2/memories/segment?id=$MEMORY_ID&segment_id=$SEGMENT_ID" | json
