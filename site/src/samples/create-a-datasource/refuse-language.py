nowhere = {"name": "Nowhere", "srclang": "ac", "trglang": "ad"}

try:
    call("POST", "/v2/memories", nowhere)
except RuntimeError as error:
    print(error)
