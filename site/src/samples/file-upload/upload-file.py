leaflet = Path("leaflet.txt").read_bytes()
options = urllib.parse.urlencode({
    "name": "leaflet.txt",
    "labels": "spring,print",
})
file = request("POST", f"/v2/files?{options}", leaflet)

show(file)
