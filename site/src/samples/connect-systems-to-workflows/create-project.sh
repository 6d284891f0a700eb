curl -sS -u "$API_KEY:$API_KEY" "$API/v2/projects" \
  -H 'Content-Type: application/json' \
  -o /dev/null -d @- << END
{
  "name": "Harbour shop",
  "memory_id": ${MEMORY_ID:?run Set up first},
  "job_id": ${JOB_ID:?create the job first},
  "metadata": { "connectorId": 7, "ticket": "HS-118" }
}
END

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/projects?connector_id=7"
