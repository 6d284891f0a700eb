curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/documents/files?id=$DOCUMENT_ID" |
  sed 's/state="translated"/state="signed-off"/g' > reviewed.xliff

curl -sS -u "$API_KEY:$API_KEY" "$API/v2/documents/files" \
  -H 'Content-Type: application/octet-stream' \
  -H 'name: leaflet.xliff' \
  -H "project_id: $PROJECT_ID" \
  --data-binary @reviewed.xliff | json is_review_complete # true

read_project | json 0 state # done
curl -sS -u "$API_KEY:$API_KEY" "$API/v2/jobs/$JOB_ID" | json
