call("POST", "/v2/memories/import", translations, {
    "memory_id": memory_id,
    "name": "harbour.tmx",
    "skip_duplicates": "true",
})

unchanged = poll(read_memory, lambda memories: not memories[0]["is_processing"])
print(unchanged[0]["version"])
