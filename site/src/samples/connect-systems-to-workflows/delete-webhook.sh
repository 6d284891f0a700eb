curl -sS -u "$API_KEY:$API_KEY" -X DELETE \
  "$WEBHOOKS/$WEBHOOK_ID" \
  -w '%{http_code}\n' # 204
