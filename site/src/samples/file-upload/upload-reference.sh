# größe.txt, encoded for a URL
curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?name=gr%C3%B6%C3%9Fe.txt&category=REFERENCE" \
  -H 'Content-Type: application/octet-stream' \
  --data-binary @- < größe.txt
