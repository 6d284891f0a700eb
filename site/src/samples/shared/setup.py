memory = request("POST", "/v2/memories", {
    "name": "Harbour signs",
    "srclang": "en",
    "trglang": "de",
    "srclocale": "GB",
    "trglocale": "DE",
})
memory_id = memory["id"]

harbour = Path("harbour.tmx").read_bytes()
request("POST", "/v2/memories/import", harbour, {
    "memory_id": memory_id,
    "name": "harbour.tmx",
})


def read_memory():
    return request("GET", f"/v2/memories?id={memory_id}")


def is_imported(memories):
    memory = memories[0]
    if not memory["is_processing"] and "import_error_message" in memory:
        raise RuntimeError(memory["import_error_message"])
    return not memory["is_processing"]


poll(read_memory, is_imported)
