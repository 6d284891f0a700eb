updated = request("PUT", f"/v2/create/{content_id}", {
    "templateParams": {"sections": ["Summer", "Winter", "Holidays"]},
})
print(updated["content"] == generated["content"])  # True

again = send("GET", f"/v2/create/{content_id}/create")
regenerated = read_content(again)
print("\nContent", regenerated["id"])
