MEMORY_ID=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories" \
  -H 'Content-Type: application/json' \
  -d '{"name":"Harbour signs",
       "srclang":"en","srclocale":"GB",
       "trglang":"de","trglocale":"DE"}' | json id)

curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories/import" \
  -H 'Content-Type: application/octet-stream' \
  -H "memory_id: $MEMORY_ID" \
  -H 'name: harbour.tmx' \
  --data-binary @harbour.tmx | json

is_processing() {
  curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories?id=$MEMORY_ID" |
    json 0 is_processing
}
poll is_processing false
