show(request("DELETE", f"/v2/create/{content_id}"))
