const workflows = await request("GET", "/v2/workflows/templates");
const isWanted = ({ name }) => name === "Translate > Review";
const workflow = workflows.find(isWanted);

const isTranslate = ({ assignmentType }) => assignmentType === "TRANSLATE";
const stage = workflow.stages.find(isTranslate);

const domains = await request("GET", "/v3/domains");
const { domainId } = domains.items[0];

console.log(`Workflow ${workflow.id}, stage ${stage.id}, domain ${domainId}`);
