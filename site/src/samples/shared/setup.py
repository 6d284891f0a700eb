memory = call("POST", "/v2/memories", {
    "name": "Harbour signs",
    "srclang": "en",
    "trglang": "de",
    "srclocale": "GB",
    "trglocale": "DE",
})
memory_id = memory["id"]

harbour = Path("harbour.tmx").read_bytes()
call("POST", "/v2/memories/import", harbour, {
    "memory_id": memory_id,
    "name": "harbour.tmx",
})


def read_memory():
    return call("GET", f"/v2/memories?id={memory_id}")


poll(read_memory, lambda memories: not memories[0]["is_processing"])
