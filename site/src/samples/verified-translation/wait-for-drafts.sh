read_project() {
  curl -sS -u "$API_KEY:$API_KEY" \
    "$API/v2/projects?id=$PROJECT_ID"
}
pretranslation() { read_project | json 0 document 0 status pretranslation; }

poll pretranslation idle
read_project | json
DOCUMENT_ID=$(read_project | json 0 document 0 id)
