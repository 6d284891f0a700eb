WEBHOOKS=$API/v3/connectors/configuration/webhooks

WEBHOOK_ID=$(curl -sS -u "$API_KEY:$API_KEY" "$WEBHOOKS" \
  -H 'Content-Type: application/json' \
  -d '{
    "webhookName": "Connector",
    "webhookUrl": "http://localhost:9000/hook",
    "eventType": ["JOB_UPDATE", "JOB_DELIVER", "PROJECT_UPDATE"]
  }' | json id)

curl -sS -u "$API_KEY:$API_KEY" "$WEBHOOKS" | json
