terms = Path("terms.csv").read_bytes()
imported = request("POST", "/v2/memories/import", terms, {
    "memory_id": memory_id,
    "name": "terms.csv",
    "has_header_row": "true",
})

show(imported)
poll(read_memory, is_imported)
