workflows = request("GET", "/v2/workflows/templates")

wanted = [one for one in workflows if one["name"] == "Translate > Review"]
workflow_id = wanted[0]["id"]
print("Workflow", workflow_id)
