curl -sS -u "$API_KEY:$API_KEY" "$API/v2/create" \
  -H 'Content-Type: application/json' \
  -d '{"language":"en-GB","template":"blog-post",
       "templateParams":{"language":"en-GB"}}' \
  -w '\n%{http_code}\n' # 403
