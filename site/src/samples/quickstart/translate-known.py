known = request("POST", "/v2/translate", {
    "memory_id": memory_id,
    "source": "Welcome aboard.",
})

show(known["translation"])
