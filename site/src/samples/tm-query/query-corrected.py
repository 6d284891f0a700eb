show(request("GET", f"/v2/memories/query?{similar}"))
