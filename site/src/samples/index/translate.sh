# On your own server, npm start prints the key.
API=${API:-http://localhost:3000}
: "${API_KEY:?export the key of your server first}"

# This page's memory: 56 sentences and 3 terms
MEMORY_ID=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/memories" -H 'Content-Type: application/json' \
  -d '{"name":"Harbour signs",
       "srclang":"en","srclocale":"GB",
       "trglang":"de","trglocale":"DE"}' |
  grep -o '"id":[0-9]*' | cut -d: -f2)

for FILE in harbour.tmx notices.tmx terms.csv; do
  curl -sS "$API/samples/$FILE" |
    curl -sS -u "$API_KEY:$API_KEY" "$API/v2/memories/import" \
      -H 'Content-Type: application/octet-stream' \
      -H "memory_id: ${MEMORY_ID:?no memory was created}" \
      -H "name: $FILE" -H 'has_header_row: true' \
      --data-binary @- -o /dev/null
done

for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  MEMORY=$(curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/memories?id=${MEMORY_ID:?no memory was created}") || break
  case $MEMORY in *'"is_processing":false'*) break ;; esac
  sleep "$wait"
done

# The translation
curl -sS -u "$API_KEY:$API_KEY" "$API/v2/translate" \
  -H 'Content-Type: application/json' \
  -d '{"memory_id":'"${MEMORY_ID:?no memory was created}"',
       "source":"The berth is closed for repairs.","rich":true}'
