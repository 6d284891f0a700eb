const readProject = async () => {
  const [project] = await request("GET", `/v2/projects?id=${projectId}`);
  return project;
};
const isDrafted = ({ document: [first] }) =>
  first.status.pretranslation === "idle";

const drafted = await poll(readProject, isDrafted);
const documentId = drafted.document[0].id;
console.dir(drafted, { depth: null });
