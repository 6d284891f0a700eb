corrected = request("POST", "/v2/segments", {
    "memory_id": memory_id,
    "source": "The ferry leaves at ten.",
    "target": "Die Fähre legt um zehn Uhr ab.",
})

show(corrected)
