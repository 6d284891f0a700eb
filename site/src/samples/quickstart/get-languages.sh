LANGUAGES=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/languages")

# The pair English to German, and the name of one code
printf '%s' "$LANGUAGES" | grep -o '"en":{[^}]*}' | grep -o '"de":true'
printf '%s' "$LANGUAGES" | grep -o '"de":"[^"]*"'
