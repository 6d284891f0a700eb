const ferry = await request("POST", "/v2/translate", {
  memory_id: memoryId,
  source: "The ferry leaves at ten.",
});

console.log(ferry.translation);
