unknown = urllib.parse.urlencode({
    "id": memory_id,
    "query": "Zebras dislike cheese.",
})

show(request("GET", f"/v2/memories/query?{unknown}"))
