archived = call("POST", f"/v2/jobs/{job['id']}/archive")
print(archived["status"])  # archived

print(call("GET", finished))  # []
