call("PUT", "/v2/create/preferences", {
    "tone": "friendly",
    "styleguide": "No exclamation marks.",
})

show(call("GET", "/v2/create/preferences"))
