WORKFLOWS=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/workflows/templates")
REVIEWED=$(printf '%s' "$WORKFLOWS" |
  grep -o '"id":[0-9]*,"name":"Translate > Review".*')
WORKFLOW_ID=$(printf '%s' "$REVIEWED" | grep -o '[0-9]*' | head -1)
# Its second stage is Translate.
STAGE_ID=$(printf '%s' "$REVIEWED" |
  grep -o '"id":[0-9]*' | sed -n 3p | cut -d: -f2)

DOMAINS=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v3/domains")
DOMAIN_ID=$(printf '%s' "$DOMAINS" |
  grep -o '"domainId":[0-9]*' | head -1 | cut -d: -f2)

echo "Workflow $WORKFLOW_ID, stage $STAGE_ID, domain $DOMAIN_ID"
