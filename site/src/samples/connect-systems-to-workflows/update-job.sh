update_job() {
  curl -sS -u "$API_KEY:$API_KEY" -X PUT "$API/v2/jobs/$JOB_ID" \
    -H 'Content-Type: application/json' -d "$1"
}

update_job '{"name":"Spring leaflets, second run"}' | json name

update_job '{"isProcessing":"-2",
             "processingErrorMsg":"source system offline"}' |
  json isProcessing # -2
update_job '{"isProcessing":"0"}' | json isProcessing # 0
