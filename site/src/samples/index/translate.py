import base64, json, os, sys, urllib.request

if not os.environ.get("MEMORY_ID"):
    sys.exit("MEMORY_ID is not set: create a Memory first.")
key = os.environ["API_KEY"]
basic = base64.b64encode(f"{key}:{key}".encode())
body = {
    "memory_id": os.environ["MEMORY_ID"],
    "source": "Mind the wet deck.",
}
request = urllib.request.Request(
    os.environ["API"] + "/v2/translate",
    json.dumps(body).encode(),
    {
        "Authorization": "Basic " + basic.decode(),
        "Content-Type": "application/json",
    },
)
print(json.load(urllib.request.urlopen(request)))
