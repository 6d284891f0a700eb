STARTED=$(curl -sS -u "$API_KEY:$API_KEY" -X POST \
  -G "$API/v2/translate/file" \
  -d "fileId=${FILE_ID:?upload the file first}" \
  -d "memoryId=${MEMORY_ID:?run Set up first}")

printf '%s\n' "$STARTED"
TRANSLATION_ID=$(printf '%s' "$STARTED" | grep -o '"id":[0-9]*' | cut -d: -f2)
