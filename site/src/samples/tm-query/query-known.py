known = urllib.parse.urlencode({
    "id": memory_id,
    "query": "Mind the wet deck.",
})
entries = request("GET", f"/v2/memories/query?{known}")

show(entries)
segment_id = entries[0]["metadata"]["segment_id"]
