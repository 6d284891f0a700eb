curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/jobs?isDelivered=true&isArchived=false"
