def read_project():
    return request("GET", f"/v2/projects?id={project_id}")[0]


def is_drafted(project):
    return project["document"][0]["status"]["pretranslation"] == "idle"


drafted = poll(read_project, is_drafted)
document_id = drafted["document"][0]["id"]
show(drafted)
