const unknown = new URLSearchParams({
  id: memoryId,
  query: "Zebras dislike cheese.",
});

console.log(await call("GET", `/v2/memories/query?${unknown}`));
