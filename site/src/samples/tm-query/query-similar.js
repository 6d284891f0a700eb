const similar = new URLSearchParams({
  id: memoryId,
  query: "The ferry leaves at ten.",
});

console.log(await request("GET", `/v2/memories/query?${similar}`));
