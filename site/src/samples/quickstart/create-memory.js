const memory = await request("POST", "/v2/memories", {
  name: "Harbour signs",
  srclang: "en",
  trglang: "de",
  srclocale: "GB",
  trglocale: "DE",
});

console.log(memory);
const memoryId = memory.id;
