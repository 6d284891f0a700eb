contents = call("GET", "/v2/create")["contents"]
content_id = contents[-1]["id"]

show(call("GET", f"/v2/create/{content_id}"))
