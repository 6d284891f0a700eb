updated = request("PUT", "/v2/segments", {
    "id": corrected["id"],
    "target": "Um zehn Uhr legt die Fähre ab.",
})

show(updated)
