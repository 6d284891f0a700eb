try:
    send("POST", "/v2/create", {
        "language": "en-GB",
        "template": "blog-post",
        "templateParams": {"language": "en-GB"},
    })
except RuntimeError as error:
    print(error)
