try:
    request("GET", f"/v2/files?id={file['id']}")
except RuntimeError as error:
    print(error)
