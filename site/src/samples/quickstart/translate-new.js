const composed = await request("POST", "/v2/translate", {
  memory_id: memoryId,
  source: "Please keep the deck clear.",
  rich: true,
});

console.log(composed.translation);
