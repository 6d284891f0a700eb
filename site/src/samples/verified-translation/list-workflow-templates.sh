WORKFLOWS=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/workflows/templates")

printf '%s\n' "$WORKFLOWS"
WORKFLOW_ID=$(printf '%s' "$WORKFLOWS" |
  grep -o '"id":[0-9]*,"name":"Translate > Review"' | grep -o '[0-9]*' | head -1)
