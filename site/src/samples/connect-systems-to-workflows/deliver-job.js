const delivered = await request("POST", `/v2/jobs/${job.id}/deliver`);
console.log(delivered.status, delivered.deliveredAt);
