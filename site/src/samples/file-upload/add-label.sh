curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files/labels?id=${FILE_ID:?upload the file first}" \
  -H 'Content-Type: application/json' \
  -d '{"name":"checked"}' \
  -w '%{http_code}\n'
