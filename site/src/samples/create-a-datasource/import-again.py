request("POST", "/v2/memories/import", translations, {
    "memory_id": memory_id,
    "name": "harbour.tmx",
    "skip_duplicates": "true",
})

[unchanged] = poll(read_memory, is_imported)
print(unchanged["version"])
