entry = f"/v2/memories/segment?id={memory_id}&segment_id={segment_id}"

show(request("DELETE", entry))
