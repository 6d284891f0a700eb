# größe.txt, encoded for a URL
SIGN=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?name=gr%C3%B6%C3%9Fe.txt" \
  -H 'Content-Type: application/octet-stream' \
  --data-binary @- < größe.txt)
SIGN_ID=$(printf '%s' "$SIGN" | grep -o '"id":[0-9]*' | cut -d: -f2)

BOTH=$(curl -sS -u "$API_KEY:$API_KEY" -X POST \
  -G "$API/v2/translate/file" \
  -d "fileId=${FILE_ID:?upload the file first},${SIGN_ID:?the upload failed}" \
  -d "memoryId=${MEMORY_ID:?run Set up first}")
IDS=$(printf '%s' "$BOTH" | grep -o '"id":[0-9]*' | cut -d: -f2 | paste -sd, -)

for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  BOTH=$(curl -sS -u "$API_KEY:$API_KEY" \
    -G "$API/v2/translate/file" \
    -d "translationIds=${IDS:?no translation was started}") || break
  case $BOTH in *InProgress* | *Completed*) sleep "$wait" ;; *) break ;; esac
done

FIRST_ID=${IDS%,*} SECOND_ID=${IDS#*,}
curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/translate/files?id=${FIRST_ID:?no translation was started}"
curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/translate/files?id=${SECOND_ID:?no translation was started}"
