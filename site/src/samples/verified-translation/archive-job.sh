curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/jobs/${JOB_ID:?create the job first}/archive" |
  grep -o '"status":"archived"'

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/jobs?isDelivered=true&isArchived=false" # []
