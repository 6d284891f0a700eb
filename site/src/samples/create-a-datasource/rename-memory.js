const renamed = await request("PUT", "/v2/memories", {
  id: memoryId,
  name: "Harbour signs and terms",
});

console.log(renamed);
