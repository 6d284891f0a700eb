curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/jobs/${JOB_ID:?create the job first}/stats" -w '\n'

curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/jobs/${JOB_ID:?create the job first}/deliver" |
  grep -o '"deliveredAt":"[^"]*"'

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/jobs?isDelivered=true&isArchived=false" |
  grep -o '"name":"Spring[^"]*"'
