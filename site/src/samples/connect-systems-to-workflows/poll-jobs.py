finished = "/v2/jobs?isDelivered=true&isArchived=false"

for found in call("GET", finished):
    print(found["id"], found["name"])
