await request("PUT", "/v2/create/preferences", {
  tone: "friendly",
  styleguide: "No exclamation marks.",
});

console.log(await request("GET", "/v2/create/preferences"));
