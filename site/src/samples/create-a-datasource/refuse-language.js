const nowhere = { name: "Nowhere", srclang: "ac", trglang: "ad" };

try {
  await request("POST", "/v2/memories", nowhere);
} catch (error) {
  console.log(error.message);
}
