FILE_ID=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?name=leaflet.txt&labels=connector" \
  -H 'Content-Type: application/octet-stream' \
  --data-binary @leaflet.txt | json id)

JOB=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/jobs" \
  -H 'Content-Type: application/json' \
  -d @- << END
{
  "name": "Spring leaflets",
  "srcLang": "en",
  "srcLocale": "GB",
  "fileIds": [$FILE_ID],
  "due": "2025-04-30T16:00:00.000Z",
  "workflowTemplateId": $WORKFLOW_ID,
  "domainId": $DOMAIN_ID,
  "languagePairs": [
    {
      "memoryId": $MEMORY_ID,
      "dueDate": "2025-04-15T16:00:00.000Z",
      "workflowStageAssignments": [
        {
          "workflowStageTemplateId": $STAGE_ID,
          "email": "ana@harbour.example"
        }
      ]
    }
  ]
}
END
)
JOB_ID=$(json id <<< "$JOB")
json stats uniqueLinguists <<< "$JOB" # 1
