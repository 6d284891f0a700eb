nowhere = {"name": "Nowhere", "srclang": "ac", "trglang": "ad"}

try:
    request("POST", "/v2/memories", nowhere)
except RuntimeError as error:
    print(error)
