exporting = f"/v2/memories/termbase/export?id={memory_id}"

show(request("POST", exporting))
poll(read_memory, lambda memories: not memories[0]["is_processing"])
