delivered = request("POST", f"/v2/jobs/{job['id']}/deliver")
print(delivered["status"], delivered["deliveredAt"])
