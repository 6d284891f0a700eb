detected_lang() {
  curl -sS -u "$API_KEY:$API_KEY" "$API/v2/files?id=$FILE_ID" |
    json 0 detected_lang
}
poll detected_lang en und

curl -sS -u "$API_KEY:$API_KEY" "$API/v2/files?id=$FILE_ID" | json
openssl md5 leaflet.txt
