def read_events(response):
    event = data = None
    for line in response:
        line = line.decode().rstrip("\n")
        if line.startswith("event: "):
            event = line.removeprefix("event: ")
        elif line.startswith("data: "):
            data = line.removeprefix("data: ")
        elif line == "" and data is not None:  # a blank line ends the event
            yield event, data
            event = data = None


def read_content(response):
    """Prints the pieces as they arrive and returns the complete content."""
    for event, data in read_events(response):
        if data == "[DONE]":
            return content
        if event == "error":
            raise RuntimeError(json.loads(data)["message"])
        if event == "fullcontent":
            content = json.loads(data)
        else:
            print(json.loads(data)["text"], end="", flush=True)
    raise RuntimeError("The stream was interrupted.")


generated = read_content(send("POST", "/v2/create", {
    "name": "Ferry timetable",
    "language": "en-GB",
    "template": "blog-post",
    "templateParams": {
        "language": "en-GB",
        "contentLength": 150,
        "sections": ["Summer", "Winter"],
        "summary": "an introduction to the ferry timetable",
    },
}))
print("\nContent", generated["id"])
