curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?id=${FILE_ID:?upload the file first}"
