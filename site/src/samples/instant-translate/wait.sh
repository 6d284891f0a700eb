read_translation() {
  curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/translate/file?translationIds=$TRANSLATION_ID"
}
translation_status() { read_translation | json 0 status; }

poll translation_status ReadyForDownload Failed
read_translation | json
