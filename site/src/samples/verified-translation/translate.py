translated = drafts.replace("needs-review-translation", "translated")


def upload_xliff(xliff):
    headers = {"name": "leaflet.xliff", "project_id": project_id}
    return request("POST", "/v2/documents/files", xliff.encode(), headers)


document = upload_xliff(translated)
show(document["segments"][1])
print(read_project()["state"])  # inReview
