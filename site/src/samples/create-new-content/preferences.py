request("PUT", "/v2/create/preferences", {
    "tone": "friendly",
    "styleguide": "No exclamation marks.",
})

show(request("GET", "/v2/create/preferences"))
