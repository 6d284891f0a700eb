best = urllib.parse.urlencode({
    "id": memory_id,
    "query": "Please keep the gangway & ramp clear.",
    "n": 1,
})

show(request("GET", f"/v2/memories/query?{best}"))
