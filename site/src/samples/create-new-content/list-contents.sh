CONTENTS=$(curl -sS -u "$API_KEY:$API_KEY" "$API/v2/create")
CONTENT_ID=$(json contents -1 id <<< "$CONTENTS")

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/create/$CONTENT_ID" | json
