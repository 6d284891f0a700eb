JOB=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/jobs" \
  -H 'Content-Type: application/json' \
  -d @- << END
{
  "name": "Spring leaflets",
  "srcLang": "en",
  "srcLocale": "GB",
  "fileIds": [${FILE_ID:?upload the file first}],
  "workflowTemplateId": ${WORKFLOW_ID:?list the workflows first},
  "languagePairs": [
    {
      "memoryId": ${MEMORY_ID:?run Set up first},
      "pretranslate": true
    }
  ]
}
END
)

printf '%s\n' "$JOB"
JOB_ID=$(printf '%s' "$JOB" | grep -o '"id":[0-9]*' | head -1 | cut -d: -f2)
PROJECT_ID=$(printf '%s' "$JOB" |
  grep -o '"projects":\[{"id":[0-9]*' | grep -o '[0-9]*$')
