download = send("GET", f"/v2/files/download?id={file['id']}")
copy = download.read()

if copy == leaflet:
    print("The files are identical")
