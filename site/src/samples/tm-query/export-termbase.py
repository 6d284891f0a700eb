exporting = f"/v2/memories/termbase/export?id={memory_id}"

show(call("POST", exporting))
poll(read_memory, lambda memories: not memories[0]["is_processing"])
