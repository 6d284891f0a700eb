const connect = "/guides/connect-systems-to-workflows";
const dataSource = "/guides/manage-content/create-a-datasource";
const query = "/guides/manage-content/tm-query";

/** Questions of integrators, and the locations that resolve them: one of them is enough. */
export const queries: Readonly<Record<string, readonly string[]>> = {
  "How do I authenticate a request?": ["/api/#authentication"],
  "Is there an idempotency key for POST requests?": ["/api/#idempotency"],
  "How many requests per minute may I send?": ["/api/#error-rate-limited", "/api/#limit-quota"],
  "What does Retry-After mean after a 429?": [
    "/api/#error-rate-limited",
    "/api/#errors-and-rate-limits",
    "/api/#limit-quota-wait",
  ],
  "Can a browser call the API (CORS)?": ["/api/#cors"],
  "What is the base URL?": ["/api/#base-url"],
  "In which format are dates and timestamps?": ["/api/#formats"],
  "Why is a multipart form upload rejected with 415?": ["/api/#error-wrong-type", "/api/#uploads"],
  "How large may an uploaded file be?": ["/api/#limit-upload", "/api/#error-too-large"],
  "How do I translate a string?": [
    "/api/#translateText",
    "/guides/translate-content/instant-translate#1-translate-a-string",
  ],
  "Which languages are supported?": [
    "/api/#getLanguages",
    "/api/#error-language",
    "/quickstart#8-list-supported-languages",
  ],
  "How do I create a translation memory?": [
    "/api/#createMemory",
    `${dataSource}#1-create-a-memory`,
    "/quickstart#2-create-a-memory",
  ],
  "How do I import a TMX file into a memory?": ["/api/#importMemory", `${dataSource}#2-import-translations`],
  "When is the import of a memory complete?": [
    "/api/#states-memory-processing",
    "/api/#Memory.is_processing",
    "/quickstart#6-wait-for-the-import",
  ],
  "How do I export a termbase?": ["/api/#exportTermbase", `${query}#6-export-the-termbase`],
  "How do I delete a memory entry?": ["/api/#deleteMemorySegment", `${query}#5-delete-a-wrong-entry`],
  "What is a fuzzy match?": ["/api/#term-fuzzy-match", `${query}#2-find-a-fuzzy-match`],
  "How do I upload a file?": [
    "/api/#uploadFile",
    "/guides/upload/file-upload#1-upload-a-file",
    "/guides/upload/file-upload",
  ],
  "How do I add a label to a file?": ["/api/#addFileLabel", "/guides/upload/file-upload#4-label-and-find-files"],
  "How do I download a translated file?": ["/api/#downloadTranslation"],
  "Why did the translation of a file fail with no translatable content?": ["/api/#reason-no-translatable-content"],
  "How do I create a job?": ["/api/#createJob"],
  "How do I list jobs page by page?": ["/api/#listJobs", "/api/#listJobs.query.offset", "/api/#listJobs.query.limit"],
  "What happens when a job is delivered?": ["/api/#deliverJob", "/api/#states-job-status"],
  "How do I archive a job?": ["/api/#archiveJob"],
  "How do I undo the delivery of a job?": ["/api/#reactivateJob", "/api/#states-job-status"],
  "Which states does a project have?": ["/api/#states-project-state", "/api/#Project.state"],
  "How do I pretranslate documents?": ["/api/#pretranslateDocuments"],
  "How do I download a document as XLIFF?": [
    "/api/#downloadDocument",
    "/guides/translate-content/verified-translation#5-download-the-xliff",
  ],
  "How do I unlock reviewed segments?": ["/api/#unlockSegments"],
  "How do I verify the signature of a webhook?": [
    `${connect}#verify-the-signature`,
    "/api/#webhooks.webhook-signature",
  ],
  "How often is a webhook delivery retried?": ["/api/#limit-webhook-retries", "/api/#webhook-deliveries"],
  "Which events does a webhook send?": [
    "/api/#WebhookEventTypes",
    "/api/#WebhookEventType",
    "/api/#webhooks",
    `${connect}#events`,
    "/api/#createWebhook",
  ],
  "How do I delete a webhook?": ["/api/#deleteWebhook"],
  "How do I generate a text and read the stream?": [
    "/api/#generateCreateContent",
    "/guides/create-new-content#3-generate-an-article-and-read-the-stream",
  ],
  "Why do I get 409 terms not signed?": ["/api/#error-terms-unsigned", "/api/#signCreateTerms"],
  "Which key is free for development?": ["/api/#development-mode", "/api/#authentication", "/api/#usage-and-charges"],
  "What does error 410 mean for a file?": ["/api/#error-file-deleted"],
  "How do I share a memory with my team?": [`${dataSource}#share-a-memory`],
  "How do I list workflow templates?": ["/api/#listWorkflowTemplates"],
};
