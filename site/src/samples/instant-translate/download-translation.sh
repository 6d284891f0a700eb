curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/translate/files?id=${TRANSLATION_ID:?start the translation first}"
