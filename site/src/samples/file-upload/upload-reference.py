reference = Path("größe.txt").read_bytes()
reference_options = urllib.parse.urlencode({
    "name": "größe.txt",
    "category": "REFERENCE",
})

show(request("POST", f"/v2/files?{reference_options}", reference))
