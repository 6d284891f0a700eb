STARTED=$(curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID")

json <<< "$STARTED"
TRANSLATION_ID=$(json 0 id <<< "$STARTED")
