JOB=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/jobs" \
  -H 'Content-Type: application/json' \
  -d @- << END
{
  "name": "Spring leaflets",
  "srcLang": "en",
  "srcLocale": "GB",
  "fileIds": [$FILE_ID],
  "workflowTemplateId": $WORKFLOW_ID,
  "languagePairs": [{ "memoryId": $MEMORY_ID, "pretranslate": true }]
}
END
)

json <<< "$JOB"
JOB_ID=$(json id <<< "$JOB")
PROJECT_ID=$(json stats projects 0 id <<< "$JOB")
