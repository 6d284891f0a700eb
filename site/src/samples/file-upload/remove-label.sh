curl -sS -u "$API_KEY:$API_KEY" -X DELETE \
  "$API/v2/files/labels?id=${FILE_ID:?upload the file first}&name=checked" \
  -w '%{http_code}\n'
