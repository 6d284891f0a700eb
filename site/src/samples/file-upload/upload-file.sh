FILE=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?name=leaflet.txt&labels=spring,print" \
  -H 'Content-Type: application/octet-stream' \
  --data-binary @- < leaflet.txt)

printf '%s\n' "$FILE"
FILE_ID=$(printf '%s' "$FILE" | grep -o '"id":[0-9]*' | cut -d: -f2)
