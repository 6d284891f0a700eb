curl -sS -u "$API_KEY:$API_KEY" -X DELETE \
  "$API/v2/files?id=${FILE_ID:?upload the file first}" -w '%{http_code}\n'
