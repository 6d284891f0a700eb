curl -sS --fail-with-body -u "$API_KEY:$API_KEY" \
  "$API/v2/documents/files?id=${DOCUMENT_ID:?wait for the drafts first}" \
  -o leaflet.xliff && cat leaflet.xliff
