translated = request("POST", "/v2/translate", {
    "memory_id": memory_id,
    "source": "Please keep the berth clear.",
    "rich": True,
})

best = translated["translation"][0]
print(best["target"])
print(best["targetWords"])
print(best["provenance"])
