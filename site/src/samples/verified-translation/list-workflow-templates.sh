WORKFLOWS=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/workflows/templates")

json <<< "$WORKFLOWS"
WORKFLOW_ID=$(json 1 id <<< "$WORKFLOWS") # the second is Translate > Review
