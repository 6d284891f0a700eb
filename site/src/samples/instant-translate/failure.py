broken = Path("broken.docx").read_bytes()
broken_file = request("POST", "/v2/files?name=broken.docx", broken)

doomed = translate_files(broken_file["id"])[0]
show(wait_for_translations(doomed["id"]))
