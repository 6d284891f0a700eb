curl -sS -u "$API_KEY:$API_KEY" -X DELETE \
  "$API/v2/create/${CONTENT_ID:?list the contents first}"
