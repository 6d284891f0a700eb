const translated = await request("POST", "/v2/translate", {
  memory_id: memoryId,
  source: "Please keep the berth clear.",
  rich: true,
});

const [{ target, targetWords, provenance }] = translated.translation;
console.log({ target, targetWords, provenance });
