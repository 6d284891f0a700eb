/** Names in clients of the hosted platform, by operation. */
const names: Readonly<Record<string, string>> = {
  createJob: "createJobs",
  getJobStats: "getJobLeverageStats",
  listJobs: "retrieveAllJobs getJobs",
  listMemories: "getMemory getMemories listGlossaries",
  deleteMemorySegment: "deleteSegmentFromMemory",
  importMemory: "importMemoryFile",
  exportTermbase: "exportMemoryTermbase",
  downloadTermbase: "downloadMemoryTermbase",
  translateText: "translateSegmentPost translateSegment translateRegister",
  translateFiles: "batchTranslateFile",
  listFileTranslations: "monitorFileTranslation",
  downloadTranslation: "downloadTranslatedFile",
  signCreateTerms: "signLiltCreateTerms signedLiltCreateTerms",
  listCreateContents: "getLiltCreateContent getCreateContents",
  generateCreateContent: "generateLiltCreateContent",
  getCreateContent: "getLiltCreateById getLiltCreateContentById",
  updateCreateContent: "updateLiltCreateContent",
  deleteCreateContent: "deleteLiltCreateContent",
  regenerateCreateContent: "regenerateLiltCreateContent",
  getCreatePreferences: "getLiltCreatePreferences getLiltCreateContentPreferences",
  updateCreatePreferences: "updateLiltCreatePreferences updateLiltCreateContentPreferences",
  listWorkflowTemplates: "getWorkflowTemplates",
  listProjects: "getProjects",
  getUploadParams: "uploadS3Parameters",
  uploadDocument: "uploadDocumentFile createDocument",
  listFiles: "getFiles",
  addFileLabel: "addLabel",
  removeFileLabel: "removeLabel",
  unlockSegments: "unacceptSegments",
  createWebhook: "servicesApiWebhooksCreate createWebhookConfiguration",
  listWebhooks: "servicesApiWebhooksGetMany getWebhookConfigurations",
  getWebhook: "servicesApiWebhooksGet",
  updateWebhook: "servicesApiWebhooksUpdate updateWebhookConfiguration",
  deleteWebhook: "servicesApiWebhooksDelete deleteWebhookConfiguration",
  listDomains: "getDomains",
  getLanguages: "listLanguages",
};

const operationIdByName = new Map(
  Object.entries(names).flatMap(([id, others]) => others.split(" ").map((other) => [other.toLowerCase(), id] as const)),
);

/** Replaces the verb of a name by the one that operations use. */
export const withUsualVerb = (name: string): string =>
  name
    .replace(/^(?:retrieve|fetch|read|monitor|track|check|poll|show|view)/, "get")
    .replace(/^(?:remove|destroy|erase|drop|purge)/, "delete")
    .replace(/^(?:edit|modify|change|patch|set|rename)/, "update")
    .replace(/^(?:add|make|new|register|submit|start|insert)/, "create");

/** @param word joined and in lower case. @returns the operation with that name */
export const findHosted = (word: string): string | undefined => operationIdByName.get(word);
