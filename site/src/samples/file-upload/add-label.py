labels = f"/v2/files/labels?id={file['id']}"
added = send("POST", labels, {"name": "checked"})

print(added.status)
