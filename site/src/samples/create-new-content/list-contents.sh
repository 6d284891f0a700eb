CONTENTS=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/create")
CONTENT_ID=$(printf '%s' "$CONTENTS" |
  grep -o '"id":[0-9]*' | tail -1 | cut -d: -f2)

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/create/${CONTENT_ID:?generate the article first}"
