const segment = await request("POST", "/v2/segments", {
  memory_id: memoryId,
  source: "Welcome aboard.",
  target: "Willkommen an Bord.",
});

console.log(segment);
