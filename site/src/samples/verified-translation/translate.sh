sed 's/needs-review-translation/translated/g' leaflet.xliff > translated.xliff

curl -sS -u "$API_KEY:$API_KEY" "$API/v2/documents/files" \
  -H 'Content-Type: application/octet-stream' \
  -H 'name: leaflet.xliff' \
  -H "project_id: ${PROJECT_ID:?create the job first}" \
  --data-binary @translated.xliff -w '\n'

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/projects?id=${PROJECT_ID:?create the job first}" |
  grep -o '"state":"[a-zA-Z]*"' | head -1 # inReview
