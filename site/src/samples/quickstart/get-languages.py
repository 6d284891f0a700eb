languages = request("GET", "/v2/languages")

print(languages["source_to_target"]["en"]["de"])
print(languages["code_to_name"]["de"])
