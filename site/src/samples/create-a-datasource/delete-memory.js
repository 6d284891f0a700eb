const scratch = await request("POST", "/v2/memories", {
  name: "Scratch",
  srclang: "en",
  trglang: "de",
});

console.log(await request("DELETE", `/v2/memories?id=${scratch.id}`));
