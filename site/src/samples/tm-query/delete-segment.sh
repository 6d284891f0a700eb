curl -sS -u "$API_KEY:$API_KEY" -X DELETE "$API/v2/memories/segment?\
id=${MEMORY_ID:?run Set up first}&\
segment_id=${SEGMENT_ID:?look up the known sentence first}"
