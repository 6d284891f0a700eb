curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/jobs/$JOB_ID/export?type=files"

export_state() {
  curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/jobs/$JOB_ID" | json isProcessing
}
poll export_state 0 -2

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/jobs/$JOB_ID/download" -o job.zip
unzip -Z1 job.zip

curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/jobs/$JOB_ID/archive" |
  json status # archived
