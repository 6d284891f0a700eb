# The second workflow is Translate > Review, its second stage Translate.
WORKFLOWS=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/workflows/templates")
WORKFLOW_ID=$(json 1 id <<< "$WORKFLOWS")
STAGE_ID=$(json 1 stages 1 id <<< "$WORKFLOWS")

DOMAINS=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v3/domains")
DOMAIN_ID=$(json items 0 domainId <<< "$DOMAINS")

echo "Workflow $WORKFLOW_ID, stage $STAGE_ID, domain $DOMAIN_ID"
