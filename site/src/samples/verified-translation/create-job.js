const job = await request("POST", "/v2/jobs", {
  name: "Spring leaflets",
  srcLang: "en",
  srcLocale: "GB",
  fileIds: [file.id],
  workflowTemplateId: workflowId,
  languagePairs: [{ memoryId, pretranslate: true }],
});
const projectId = job.stats.projects[0].id;
console.dir(job, { depth: null });
