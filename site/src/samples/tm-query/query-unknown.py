unknown = urllib.parse.urlencode({
    "id": memory_id,
    "query": "Zebras dislike cheese.",
})

show(call("GET", f"/v2/memories/query?{unknown}"))
