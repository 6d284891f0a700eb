const known = await request("POST", "/v2/translate", {
  memory_id: memoryId,
  source: "Welcome aboard.",
});

console.log(known.translation);
