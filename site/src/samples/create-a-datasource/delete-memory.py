scratch = request("POST", "/v2/memories", {
    "name": "Scratch",
    "srclang": "en",
    "trglang": "de",
})

show(request("DELETE", f"/v2/memories?id={scratch['id']}"))
