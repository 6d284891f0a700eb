curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?labels=spring,checked"
