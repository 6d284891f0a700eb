job = request("POST", "/v2/jobs", {
    "name": "Spring leaflets",
    "srcLang": "en",
    "srcLocale": "GB",
    "fileIds": [file["id"]],
    "workflowTemplateId": workflow_id,
    "languagePairs": [{"memoryId": memory_id, "pretranslate": True}],
})
project_id = job["stats"]["projects"][0]["id"]
show(job)
