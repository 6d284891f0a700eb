FILE=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?name=leaflet.txt&labels=connector" \
  -H 'Content-Type: application/octet-stream' \
  --data-binary @- < leaflet.txt)
FILE_ID=$(printf '%s' "$FILE" | grep -o '"id":[0-9]*' | cut -d: -f2)

JOB=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/jobs" \
  -H 'Content-Type: application/json' \
  -d @- << END
{
  "name": "Spring leaflets",
  "srcLang": "en",
  "srcLocale": "GB",
  "fileIds": [${FILE_ID:?the upload failed}],
  "due": "2025-04-30T16:00:00.000Z",
  "workflowTemplateId": ${WORKFLOW_ID:?find the workflow first},
  "domainId": ${DOMAIN_ID:?find the domain first},
  "languagePairs": [
    {
      "memoryId": ${MEMORY_ID:?run Set up first},
      "dueDate": "2025-04-15T16:00:00.000Z",
      "workflowStageAssignments": [
        {
          "workflowStageTemplateId": ${STAGE_ID:?find the workflow first},
          "email": "ana@harbour.example"
        }
      ]
    }
  ]
}
END
)
JOB_ID=$(printf '%s' "$JOB" | grep -o '"id":[0-9]*' | head -1 | cut -d: -f2)
printf '%s' "$JOB" | grep -o '"uniqueLinguists":[0-9]*' # 1
