BROKEN=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?name=broken.docx" \
  -H 'Content-Type: application/octet-stream' \
  --data-binary @- < broken.docx)
BROKEN_ID=$(printf '%s' "$BROKEN" | grep -o '"id":[0-9]*' | cut -d: -f2)

STARTED=$(curl -sS -u "$API_KEY:$API_KEY" -X POST \
  -G "$API/v2/translate/file" \
  -d "fileId=${BROKEN_ID:?the upload failed}" \
  -d "memoryId=${MEMORY_ID:?run Set up first}")
TRANSLATION_ID=$(printf '%s' "$STARTED" | grep -o '"id":[0-9]*' | cut -d: -f2)

for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  TRANSLATION=$(curl -sS -u "$API_KEY:$API_KEY" \
    -G "$API/v2/translate/file" \
    -d "translationIds=${TRANSLATION_ID:?no translation was started}") || break
  case $TRANSLATION in *ReadyForDownload* | *Failed*) break ;; esac
  sleep "$wait"
done

printf '%s\n' "$TRANSLATION"
