const unknown = new URLSearchParams({
  id: memoryId,
  query: "Zebras dislike cheese.",
});

console.log(await request("GET", `/v2/memories/query?${unknown}`));
