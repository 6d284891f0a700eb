def read_memory():
    return request("GET", f"/v2/memories?id={memory_id}")


def is_imported(memories):
    memory = memories[0]
    if not memory["is_processing"] and "import_error_message" in memory:
        raise RuntimeError(memory["import_error_message"])
    return not memory["is_processing"]


show(poll(read_memory, is_imported))
