# -N prints each piece at once instead of collecting them.
curl -sS -N -u "$API_KEY:$API_KEY" "$API/v2/create" \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "Ferry timetable",
    "language": "en-GB",
    "template": "blog-post",
    "templateParams": {
      "language": "en-GB",
      "contentLength": 150,
      "sections": ["Summer", "Winter"],
      "summary": "an introduction to the ferry timetable"
    }
  }'
