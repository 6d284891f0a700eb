curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/documents/files?id=${DOCUMENT_ID:?wait for the drafts first}" |
  sed 's/state="translated"/state="signed-off"/g' > reviewed.xliff

curl -sS -u "$API_KEY:$API_KEY" "$API/v2/documents/files" \
  -H 'Content-Type: application/octet-stream' \
  -H 'name: leaflet.xliff' \
  -H "project_id: ${PROJECT_ID:?create the job first}" \
  --data-binary @reviewed.xliff -w '\n' # is_review_complete is true

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/projects?id=${PROJECT_ID:?create the job first}" |
  grep -o '"state":"[a-zA-Z]*"' | head -1 # done
curl -sS -u "$API_KEY:$API_KEY" "$API/v2/jobs/${JOB_ID:?create the job first}"
