renamed = request("PUT", "/v2/memories", {
    "id": memory_id,
    "name": "Harbour signs and terms",
})

show(renamed)
