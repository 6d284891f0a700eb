curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/jobs/$JOB_ID/stats" | json

curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/jobs/$JOB_ID/deliver" |
  json deliveredAt

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/jobs?isDelivered=true&isArchived=false" | json 0 name
