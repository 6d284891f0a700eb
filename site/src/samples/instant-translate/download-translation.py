def download_translation(translation_id):
    response = send("GET", f"/v2/translate/files?id={translation_id}")
    return response.read().decode()


print(download_translation(started["id"]))
