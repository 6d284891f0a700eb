def read_memory():
    return call("GET", f"/v2/memories?id={memory_id}")


show(poll(read_memory, lambda memories: not memories[0]["is_processing"]))
