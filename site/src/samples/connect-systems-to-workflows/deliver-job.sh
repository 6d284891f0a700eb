curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/jobs/${JOB_ID:?create the job first}/deliver" |
  grep -o '"status":"delivered"'
