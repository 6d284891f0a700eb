const leaflet = await readFile("leaflet.txt");
const options = "name=leaflet.txt&labels=connector";
const file = await request("POST", `/v2/files?${options}`, leaflet);

const job = await request("POST", "/v2/jobs", {
  name: "Spring leaflets",
  srcLang: "en",
  srcLocale: "GB",
  fileIds: [file.id],
  due: "2025-04-30T16:00:00.000Z",
  workflowTemplateId: workflow.id,
  domainId,
  languagePairs: [
    {
      memoryId,
      dueDate: "2025-04-15T16:00:00.000Z",
      workflowStageAssignments: [
        { workflowStageTemplateId: stage.id, email: "ana@harbour.example" },
      ],
    },
  ],
});
console.log(job.stats.uniqueLinguists); // 1
