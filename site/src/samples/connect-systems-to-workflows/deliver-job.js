const delivered = await call("POST", `/v2/jobs/${job.id}/deliver`);
console.log(delivered.status, delivered.deliveredAt);
