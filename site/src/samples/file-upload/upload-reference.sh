NAME=$(python3 -c '
from urllib.parse import quote
print(quote("größe.txt"))')

curl -sS -u "$API_KEY:$API_KEY" \
  "$API/v2/files?name=$NAME&category=REFERENCE" \
  -H 'Content-Type: application/octet-stream' \
  --data-binary @größe.txt | json
