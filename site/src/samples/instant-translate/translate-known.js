const known = await request("POST", "/v2/translate", {
  memory_id: memoryId,
  source: "Mind the wet deck.",
});
console.log(known.translation);
