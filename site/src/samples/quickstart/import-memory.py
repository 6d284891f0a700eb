translations = Path("harbour.tmx").read_bytes()
imported = request("POST", "/v2/memories/import", translations, {
    "memory_id": memory_id,
    "name": "harbour.tmx",
})

show(imported)
