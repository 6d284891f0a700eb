contents = request("GET", "/v2/create")["contents"]
content_id = contents[-1]["id"]

show(request("GET", f"/v2/create/{content_id}"))
