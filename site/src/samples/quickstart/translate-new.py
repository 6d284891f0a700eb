composed = request("POST", "/v2/translate", {
    "memory_id": memory_id,
    "source": "Please keep the deck clear.",
    "rich": True,
})

show(composed["translation"])
