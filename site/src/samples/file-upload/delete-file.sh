curl -sS -u "$API_KEY:$API_KEY" -X DELETE \
  "$API/v2/files?id=$FILE_ID" -w '%{http_code}\n'
