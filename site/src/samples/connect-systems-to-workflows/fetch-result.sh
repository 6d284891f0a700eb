curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/jobs/${JOB_ID:?create the job first}/export?type=files"

for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  JOB=$(curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/jobs/${JOB_ID:?create the job first}") || break
  case $JOB in *'"isProcessing":0'* | *'"isProcessing":-2'*) break ;; esac
  sleep "$wait"
done

curl -sS --fail-with-body -u "$API_KEY:$API_KEY" \
  "$API/v2/jobs/${JOB_ID:?create the job first}/download" -o job.zip &&
  unzip -Z1 job.zip

curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/jobs/${JOB_ID:?create the job first}/archive" |
  grep -o '"status":"archived"'
