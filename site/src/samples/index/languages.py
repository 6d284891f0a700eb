import base64, json, os, urllib.request

base, key = os.environ["API"], os.environ["API_KEY"]
basic = "Basic " + base64.b64encode(f"{key}:{key}".encode()).decode()

headers = {"Authorization": basic}
request = urllib.request.Request(base + "/v2/languages", headers=headers)
languages = json.load(urllib.request.urlopen(request))
print(languages["code_to_name"]["de"])  # German
