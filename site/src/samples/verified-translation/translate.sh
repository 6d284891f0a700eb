sed -e 's/Die Fähre legt um [^<]*/Die Fähre legt um zehn Uhr ab./' \
  -e 's/needs-review-translation/translated/g' leaflet.xliff > translated.xliff

curl -sS -u "$API_KEY:$API_KEY" "$API/v2/documents/files" \
  -H 'Content-Type: application/octet-stream' \
  -H 'name: leaflet.xliff' \
  -H "project_id: $PROJECT_ID" \
  --data-binary @translated.xliff | json

read_project | json 0 state # inReview
