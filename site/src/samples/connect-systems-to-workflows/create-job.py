leaflet = Path("leaflet.txt").read_bytes()
options = "name=leaflet.txt&labels=connector"
file = request("POST", f"/v2/files?{options}", leaflet)

job = request("POST", "/v2/jobs", {
    "name": "Spring leaflets",
    "srcLang": "en",
    "srcLocale": "GB",
    "fileIds": [file["id"]],
    "due": "2025-04-30T16:00:00.000Z",
    "workflowTemplateId": workflow["id"],
    "domainId": domain_id,
    "languagePairs": [
        {
            "memoryId": memory_id,
            "dueDate": "2025-04-15T16:00:00.000Z",
            "workflowStageAssignments": [{
                "workflowStageTemplateId": stage["id"],
                "email": "ana@harbour.example",
            }],
        }
    ],
})
print(job["stats"]["uniqueLinguists"])  # 1
