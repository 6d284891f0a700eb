const best = new URLSearchParams({
  id: memoryId,
  query: "Please keep the gangway & ramp clear.",
  n: 1,
});

console.log(await request("GET", `/v2/memories/query?${best}`));
