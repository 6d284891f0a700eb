const project = await request("POST", "/v2/projects", {
  name: "Harbour shop",
  memory_id: memoryId,
  job_id: job.id,
  metadata: { connectorId: 7, ticket: "HS-118" },
});

console.log(await request("GET", "/v2/projects?connector_id=7"));
