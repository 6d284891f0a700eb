show(call("POST", f"/v2/jobs/{job['id']}/stats"))

delivered = call("POST", f"/v2/jobs/{job['id']}/deliver")
print(delivered["deliveredAt"])

finished = "/v2/jobs?isDelivered=true&isArchived=false"
for found in call("GET", finished):
    print(found["id"], found["name"])
