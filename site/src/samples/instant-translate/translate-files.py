def translate_files(*file_ids):
    options = urllib.parse.urlencode({
        "fileId": ",".join(map(str, file_ids)),
        "memoryId": memory_id,
    })
    return request("POST", f"/v2/translate/file?{options}")


started = translate_files(file["id"])[0]
show(started)
