download = f"/v2/memories/termbase/download?id={memory_id}"
termbase = send("GET", download)

print(termbase.read().decode())
