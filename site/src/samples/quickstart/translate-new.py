composed = request("POST", "/v2/translate", {
    "memory_id": memory_id,
    "source": "The ferry stops at the old harbour.",
    "rich": True,
})

show(composed["translation"])
