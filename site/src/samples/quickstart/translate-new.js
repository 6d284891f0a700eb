const composed = await request("POST", "/v2/translate", {
  memory_id: memoryId,
  source: "The ferry stops at the old harbour.",
  rich: true,
});

console.log(composed.translation);
