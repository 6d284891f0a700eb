BROKEN_ID=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?name=broken.docx" \
  -H 'Content-Type: application/octet-stream' \
  --data-binary @broken.docx | json id)

TRANSLATION_ID=$(curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/translate/file?fileId=$BROKEN_ID&memoryId=$MEMORY_ID" | json 0 id)

poll translation_status ReadyForDownload Failed
read_translation | json
