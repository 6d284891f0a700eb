const workflows = await request("GET", "/v2/workflows/templates");

const isWanted = ({ name }) => name === "Translate > Review";
const workflowId = workflows.find(isWanted).id;
console.log("Workflow", workflowId);
