FILE=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?name=leaflet.txt" \
  -H 'Content-Type: application/octet-stream' \
  --data-binary @leaflet.txt)

json <<< "$FILE"
FILE_ID=$(json id <<< "$FILE")
