terms = Path("terms.csv").read_bytes()
options = {
    "memory_id": memory_id,
    "name": "terms.csv",
    "has_header_row": True,
}

request("POST", "/v2/memories/import", terms, {
    "LILT-API": json.dumps(options),
})
show(poll(read_memory, is_imported))
