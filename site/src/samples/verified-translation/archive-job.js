const { status } = await call("POST", `/v2/jobs/${job.id}/archive`);
console.log(status); // archived

console.log(await call("GET", finished)); // []
