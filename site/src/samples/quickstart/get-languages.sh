LANGUAGES=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/languages")

json source_to_target en de <<< "$LANGUAGES"
json code_to_name de <<< "$LANGUAGES"
