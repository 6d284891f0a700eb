WEBHOOK=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v3/connectors/configuration/webhooks" \
  -H 'Content-Type: application/json' \
  -d '{
    "webhookName": "Connector",
    "webhookUrl": "http://localhost:9000/hook",
    "eventType": ["JOB_UPDATE", "JOB_DELIVER", "PROJECT_UPDATE"]
  }')
WEBHOOK_ID=$(printf '%s' "$WEBHOOK" | grep -o '"id":[0-9]*' | cut -d: -f2)

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v3/connectors/configuration/webhooks"
