NAME=$(python3 -c '
from urllib.parse import quote
print(quote("größe.txt"))')

SIGN_ID=$(curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?name=$NAME" \
  -H 'Content-Type: application/octet-stream' \
  --data-binary @größe.txt | json id)

BOTH=$(curl -sS -u "$API_KEY:$API_KEY" -X POST \
  "$API/v2/translate/file?fileId=$FILE_ID,$SIGN_ID&memoryId=$MEMORY_ID")
FIRST_ID=$(json 0 id <<< "$BOTH")
SECOND_ID=$(json 1 id <<< "$BOTH")

is_translating() {
  curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/translate/file?translationIds=$FIRST_ID,$SECOND_ID" > both.json
  if grep -qE 'InProgress|Completed' both.json; then echo yes; else echo no; fi
}
poll is_translating no

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/translate/files?id=$FIRST_ID"
curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/translate/files?id=$SECOND_ID"
