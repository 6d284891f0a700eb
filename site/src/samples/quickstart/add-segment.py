segment = request("POST", "/v2/segments", {
    "memory_id": memory_id,
    "source": "Welcome aboard.",
    "target": "Willkommen an Bord.",
})

show(segment)
