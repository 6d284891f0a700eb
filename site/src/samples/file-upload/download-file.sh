curl -sS -u "$API_KEY:$API_KEY" -o copy.txt \
  "$API/v2/files/download?id=$FILE_ID"

cmp leaflet.txt copy.txt && echo 'The same bytes'
