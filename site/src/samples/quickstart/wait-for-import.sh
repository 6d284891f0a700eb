is_processing() {
  curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories?id=$MEMORY_ID" |
    json 0 is_processing
}
poll is_processing false

curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories?id=$MEMORY_ID" | json
