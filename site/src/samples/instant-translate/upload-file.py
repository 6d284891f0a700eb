leaflet = Path("leaflet.txt").read_bytes()
file = request("POST", "/v2/files?name=leaflet.txt", leaflet)

show(file)
