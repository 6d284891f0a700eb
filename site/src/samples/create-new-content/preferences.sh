curl -sS -u "$API_KEY:$API_KEY" -X PUT \
  "$API/v2/create/preferences" \
  -H 'Content-Type: application/json' \
  -d '{"tone":"friendly","styleguide":"No exclamation marks."}' -w '\n'

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/create/preferences"
