await call("PUT", "/v2/create/preferences", {
  tone: "friendly",
  styleguide: "No exclamation marks.",
});

console.log(await call("GET", "/v2/create/preferences"));
