console.log(await request("POST", `/v2/jobs/${job.id}/stats`));

const { deliveredAt } = await request("POST", `/v2/jobs/${job.id}/deliver`);
console.log(deliveredAt);

const finished = "/v2/jobs?isDelivered=true&isArchived=false";
for (const { id, name } of await request("GET", finished)) console.log(id, name);
