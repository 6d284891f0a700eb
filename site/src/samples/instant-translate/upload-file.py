leaflet = Path("leaflet.txt").read_bytes()
file = call("POST", "/v2/files?name=leaflet.txt", leaflet)

show(file)
