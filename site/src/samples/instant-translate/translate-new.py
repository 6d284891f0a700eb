fresh = request("POST", "/v2/translate", {
    "memory_id": memory_id,
    "source": "The ferry leaves at ten.",
})
show(fresh["translation"])
