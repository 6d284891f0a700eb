# Set the URL and the key: export API=http://localhost:3000 API_KEY=…
curl -sS -u "${API_KEY:?create a key first}:$API_KEY" \
  "${API:?export the URL of the server}/v2/languages" \
  -o /dev/null -w '%{http_code}\n' # 200
