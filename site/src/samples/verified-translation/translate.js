const translated = drafts.replaceAll("needs-review-translation", "translated");

function uploadXliff(xliff) {
  const headers = { name: "leaflet.xliff", project_id: projectId };
  return request("POST", "/v2/documents/files", Buffer.from(xliff), headers);
}

const { segments } = await uploadXliff(translated);
console.log(segments[1]);

const translatedProject = await readProject();
console.log(translatedProject.state); // inReview
