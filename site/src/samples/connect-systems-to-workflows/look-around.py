workflows = request("GET", "/v2/workflows/templates")
wanted = [one for one in workflows if one["name"] == "Translate > Review"]
workflow = wanted[0]

stages = {stage["assignmentType"]: stage for stage in workflow["stages"]}
stage = stages["TRANSLATE"]

domains = request("GET", "/v3/domains")
domain_id = domains["items"][0]["domainId"]

print(f"Workflow {workflow['id']}, stage {stage['id']}, domain {domain_id}")
