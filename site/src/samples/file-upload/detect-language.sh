for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  FILE=$(curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/files?id=${FILE_ID:?upload the file first}") || break
  case $FILE in *'"detected_lang":"en"'* | *'"detected_lang":"und"'*) break ;; esac
  sleep "$wait"
done

printf '%s\n' "$FILE"
openssl md5 leaflet.txt
