curl -sS -u "$API_KEY:$API_KEY" -X PUT \
  "$API/v2/jobs/${JOB_ID:?create the job first}" \
  -H 'Content-Type: application/json' \
  -d '{"name":"Spring leaflets, second run"}' |
  grep -o '"name":"Spring[^"]*"' | head -1

curl -sS -u "$API_KEY:$API_KEY" -X PUT \
  "$API/v2/jobs/${JOB_ID:?create the job first}" \
  -H 'Content-Type: application/json' \
  -d '{"isProcessing":"-2",
       "processingErrorMsg":"source system offline"}' |
  grep -o '"isProcessing":-2'

curl -sS -u "$API_KEY:$API_KEY" -X PUT \
  "$API/v2/jobs/${JOB_ID:?create the job first}" \
  -H 'Content-Type: application/json' \
  -d '{"isProcessing":"0"}' |
  grep -o '"isProcessing":0'
