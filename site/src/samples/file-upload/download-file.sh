curl -sS --fail-with-body -u "$API_KEY:$API_KEY" \
  "$API/v2/files/download?id=${FILE_ID:?upload the file first}" -o copy.txt &&
  cmp leaflet.txt copy.txt && echo 'The files are identical'
