project = request("POST", "/v2/projects", {
    "name": "Harbour shop",
    "memory_id": memory_id,
    "job_id": job["id"],
    "metadata": {"connectorId": 7, "ticket": "HS-118"},
})

show(request("GET", "/v2/projects?connector_id=7"))
