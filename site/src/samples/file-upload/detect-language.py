import hashlib


def read_files():
    return request("GET", f"/v2/files?id={file['id']}")


known = poll(read_files, lambda files: files[0]["detected_lang"] != "zxx")[0]

show(known)
print(known["file_hash"] == hashlib.md5(leaflet).hexdigest())
