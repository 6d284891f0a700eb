deleted = send("DELETE", f"/v2/files?id={file['id']}")

print(deleted.status)
