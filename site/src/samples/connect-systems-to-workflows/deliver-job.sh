curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/jobs/$JOB_ID/deliver" |
  json status # delivered
