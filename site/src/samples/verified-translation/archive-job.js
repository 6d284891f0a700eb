const { status } = await request("POST", `/v2/jobs/${job.id}/archive`);
console.log(status); // archived

console.log(await request("GET", finished)); // []
