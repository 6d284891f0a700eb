curl -sS -u "$API_KEY:$API_KEY" -X DELETE \
  "$API/v3/connectors/configuration/webhooks/${WEBHOOK_ID:?create it first}" \
  -w '%{http_code}\n' # 204
