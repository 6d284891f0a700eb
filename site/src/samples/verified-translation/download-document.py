def download_xliff():
    response = send("GET", f"/v2/documents/files?id={document_id}")
    return response.read().decode()


drafts = download_xliff()
print(drafts)
