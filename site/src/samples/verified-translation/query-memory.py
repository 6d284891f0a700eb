query = urllib.parse.urlencode({
    "id": memory_id,
    "query": "The ferry leaves at ten.",
})

show(request("GET", f"/v2/memories/query?{query}"))
