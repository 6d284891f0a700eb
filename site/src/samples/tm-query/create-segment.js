const corrected = await request("POST", "/v2/segments", {
  memory_id: memoryId,
  source: "The ferry leaves at ten.",
  target: "Die Fähre legt um zehn Uhr ab.",
});

console.log(corrected);
