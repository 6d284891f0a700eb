const finished = "/v2/jobs?isDelivered=true&isArchived=false";

for (const { id, name } of await request("GET", finished)) console.log(id, name);
