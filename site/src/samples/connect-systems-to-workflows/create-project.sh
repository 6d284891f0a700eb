curl -sS -u "$API_KEY:$API_KEY" "$API/v2/projects" \
  -H 'Content-Type: application/json' \
  -d @- << END | json id
{
  "name": "Harbour shop",
  "memory_id": $MEMORY_ID,
  "job_id": $JOB_ID,
  "metadata": { "connectorId": 7, "ticket": "HS-118" }
}
END

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/projects?connector_id=7" | json
