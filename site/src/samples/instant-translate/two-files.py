name = urllib.parse.quote("größe.txt")
sign = Path("größe.txt").read_bytes()
sign_file = request("POST", f"/v2/files?name={name}", sign)

both = translate_files(file["id"], sign_file["id"])
wait_for_translations(both[0]["id"], both[1]["id"])

for translation in both:
    print(download_translation(translation["id"]))
