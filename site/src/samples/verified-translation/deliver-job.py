show(request("POST", f"/v2/jobs/{job['id']}/stats"))

delivered = request("POST", f"/v2/jobs/{job['id']}/deliver")
print(delivered["deliveredAt"])

finished = "/v2/jobs?isDelivered=true&isArchived=false"
for each in request("GET", finished):
    print(each["id"], each["name"])
