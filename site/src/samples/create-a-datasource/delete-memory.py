scratch = call("POST", "/v2/memories", {
    "name": "Scratch",
    "srclang": "en",
    "trglang": "de",
})

show(call("DELETE", f"/v2/memories?id={scratch['id']}"))
