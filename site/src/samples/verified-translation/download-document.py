def download_xliff():
    answer = send("GET", f"/v2/documents/files?id={document_id}")
    return answer.read().decode()


drafts = download_xliff()
print(drafts)
