known = request("POST", "/v2/translate", {
    "memory_id": memory_id,
    "source": "Mind the wet deck.",
})
show(known["translation"])
