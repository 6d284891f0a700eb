memory = request("POST", "/v2/memories", {
    "name": "Harbour signs",
    "srclang": "en",
    "trglang": "de",
    "srclocale": "GB",
    "trglocale": "DE",
})

show(memory)
memory_id = memory["id"]
