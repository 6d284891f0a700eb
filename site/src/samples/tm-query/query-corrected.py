show(call("GET", f"/v2/memories/query?{similar}"))
