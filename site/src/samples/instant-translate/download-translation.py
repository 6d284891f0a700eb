def download_translation(translation_id):
    answer = send("GET", f"/v2/translate/files?id={translation_id}")
    return answer.read().decode()


print(download_translation(started["id"]))
