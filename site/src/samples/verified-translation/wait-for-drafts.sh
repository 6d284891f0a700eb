for wait in 1 2 3 4 5 5 5 5 5 5 5 5 5 5; do # 60 s in all
  PROJECT=$(curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/projects?id=${PROJECT_ID:?create the job first}") || break
  case $PROJECT in *'"pretranslation":"idle"'*) break ;; esac
  sleep "$wait"
done

printf '%s\n' "$PROJECT"
DOCUMENT_ID=$(printf '%s' "$PROJECT" |
  grep -o '"document":\[{"id":[0-9]*' | grep -o '[0-9]*$')
