const scratch = await call("POST", "/v2/memories", {
  name: "Scratch",
  srclang: "en",
  trglang: "de",
});

console.log(await call("DELETE", `/v2/memories?id=${scratch.id}`));
