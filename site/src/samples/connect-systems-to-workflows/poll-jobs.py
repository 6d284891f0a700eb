finished = "/v2/jobs?isDelivered=true&isArchived=false"

for each in request("GET", finished):
    print(each["id"], each["name"])
