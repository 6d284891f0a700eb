archived = request("POST", f"/v2/jobs/{job['id']}/archive")
print(archived["status"])  # archived

print(request("GET", finished))  # []
