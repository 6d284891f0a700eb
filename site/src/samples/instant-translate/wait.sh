for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  TRANSLATION=$(curl -sS -u "$API_KEY:$API_KEY" \
    -G "$API/v2/translate/file" \
    -d "translationIds=${TRANSLATION_ID:?start the translation first}") || break
  case $TRANSLATION in *ReadyForDownload* | *Failed*) break ;; esac
  sleep "$wait"
done

printf '%s\n' "$TRANSLATION"
