ENTRIES=$(curl -sS -u "$API_KEY:$API_KEY" \
  -G "$API/v2/memories/query" \
  -d "id=$MEMORY_ID" \
  --data-urlencode 'query=Mind the wet deck.')

json <<< "$ENTRIES"
SEGMENT_ID=$(json 0 metadata segment_id <<< "$ENTRIES")
