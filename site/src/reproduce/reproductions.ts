import type { errors, failureReasons } from "@openparlance/api";
import type { Act } from "@openparlance/sandbox";
import { bytesWithoutFilter, get, post, seeded, withFault } from "../sandbox/requests.ts";
import { type ReadResponse, type RequestSpec, valueAt } from "../sandbox/sandbox-requests.ts";

export type ErrorId = keyof typeof errors;
export type ReasonId = keyof typeof failureReasons;

/** A request; one that needs earlier responses is built from them. */
export type ReproductionStep = RequestSpec | ((responses: readonly ReadResponse[]) => RequestSpec);

/** How to provoke an error in the sandbox in its initial state. */
export interface SandboxReproduction {
  /** Where the sandbox does it in another way than the catalogue says. */
  how?: string;
  /** What comes before, in its order. */
  before?: readonly (ReproductionStep | Act)[];
  /** The request that returns the error. */
  operation: ReproductionStep;
}

export const isAct = (step: ReproductionStep | Act): step is Act => "name" in step && typeof step !== "function";

/** A value in the response to the step before, or to an earlier one. */
const valueIn = (responses: readonly ReadResponse[], path: string, at = -1): unknown =>
  valueAt(responses.at(at)?.body, path);

const { memory, otherMemory, file, fileWithoutFilter, job, project, document } = seeded;
const leaflet = "The ferry leaves at ten.\n";
const plainJob = { name: "Spring leaflets", srcLang: "en", fileIds: [file], languagePairs: [{ memoryId: memory }] };
const newJob = (more: object = {}, headers = {}) => post("/v2/jobs", { ...plainJob, ...more }, headers);
const withStage = (assignment: object) =>
  newJob({ languagePairs: [{ memoryId: memory, workflowStageAssignments: [assignment] }] });
const newDocument = (name = "leaflet.txt", headers = {}, body = leaflet) =>
  post("/v2/documents/files", body, { project_id: String(project), name, ...headers });
const newMemory = (more: object, headers = {}) =>
  post("/v2/memories", { name: "Harbour signs", srclang: "en", trglang: "de", ...more }, headers);
const exportAs = (type: "files" | "memory", headers = {}) => get(`/v2/jobs/${job}/export?type=${type}`, { headers });
const downloadOfJob: ReproductionStep = (responses) => get(`/v2/jobs/${valueIn(responses, "id")}/download`);
const exportOfJob: ReproductionStep = (responses) => get(`/v2/jobs/${valueIn(responses, "id")}/export?type=files`);
const downloadOfDocument: ReproductionStep = (responses) => get(`/v2/documents/files?id=${valueIn(responses, "id")}`);
const translate = (fileId: number, headers = {}) =>
  post(`/v2/translate/file?fileId=${fileId}&memoryId=${memory}`, undefined, headers);
const downloadOfTranslation: ReproductionStep = (responses) =>
  get(`/v2/translate/files?id=${valueIn(responses, "0.id")}`);
const beginUpload = post("/v2/upload/s3/multipart", { filename: "leaflet.txt", type: "text/plain" });
const uploadIn = (responses: readonly ReadResponse[]) => `/v2/upload/s3/multipart/${valueIn(responses, "uploadId")}`;
const signPart = (responses: readonly ReadResponse[], key = valueIn(responses, "key")) =>
  get(`${uploadIn(responses)}/1?s3Key=${key}&size=4`);
const workIsDone: Act = { name: "forward", ms: 0 };
const newWebhook = post("/v3/connectors/configuration/webhooks", {
  webhookName: "Deliveries",
  webhookUrl: "https://hooks.harbour.example/jobs",
  eventType: ["JOB_DELIVER"],
});
const xliff = get(`/v2/documents/files?id=${document}`);

export const reproductions: Record<ErrorId, SandboxReproduction> = {
  "https-only": { operation: get("/v2/languages", { headers: { "X-Forwarded-Proto": "http" } }) },
  "unknown-endpoint": { operation: get("/v2/nothing") },
  "method-not-allowed": { operation: { method: "PATCH", target: "/v2/jobs" } },
  "invalid-key": { operation: get("/v2/languages", { as: "nobody" }) },
  "expired-key": {
    how: "Rotate a key without an overlap, and use the old one.",
    before: [{ name: "command", words: ["keys", "rotate", "2", "--overlap", "0", "--organization", "Elsewhere"] }],
    operation: get("/v2/languages", { as: "other" }),
  },
  "development-key-only": {
    before: [{ name: "mode", mode: "production" }],
    operation: get("/v2/languages?key=x", { as: "nobody" }),
  },
  "rate-limited": {
    how: "Send the header Parlance-Fault.",
    operation: get("/v2/languages", { headers: withFault("quota") }),
  },

  required: { operation: { method: "DELETE", target: "/v2/memories" } },
  invalid: { operation: get("/v2/jobs?limit=51") },
  "bad-json": {
    how: "Send an incomplete object.",
    operation: post("/v2/memories", "{", { "Content-Type": "application/json" }),
  },
  "wrong-type": {
    operation: post(
      "/v2/files?name=leaflet.txt",
      `--x\r\nContent-Disposition: form-data; name="file"; filename="leaflet.txt"\r\n\r\n${leaflet}\r\n--x--\r\n`,
      { "Content-Type": "multipart/form-data; boundary=x" },
    ),
  },
  "too-large": { operation: post("/v2/memories", " ".repeat(2 ** 20 + 1), { "Content-Type": "application/json" }) },
  "storage-quota": {
    how: "Send the header Parlance-Fault.",
    operation: post("/v2/files?name=leaflet.txt", leaflet, withFault("storage-quota")),
  },
  "empty-body": {
    operation: post("/v2/memories/import", undefined, { memory_id: String(memory), name: "harbour.tmx" }),
  },
  "header-encoding": { operation: newDocument("größe.txt") },
  "options-header": { operation: post("/v2/memories/import", leaflet, { "LILT-API": "x" }) },
  "filters-header": {
    operation: post("/v2/memories/import", leaflet, {
      memory_id: String(memory),
      name: "signs.sdlxliff",
      sdlxliff_filters: "x",
    }),
  },
  language: { operation: newMemory({ srclang: "ac" }) },
  pair: { operation: newMemory({ name: "Inscriptions", srclang: "la" }) },
  region: { operation: newMemory({ srclocale: "XX" }) },

  "idempotency-mismatch": {
    before: [newMemory({ name: "Quay" }, { "Idempotency-Key": "3f1c" })],
    operation: newMemory({ name: "Pier" }, { "Idempotency-Key": "3f1c" }),
  },
  "idempotency-running": {
    how: "Send the header Parlance-Fault.",
    operation: post(`/v2/jobs/${job}/archive`, undefined, {
      "Idempotency-Key": "7b20",
      ...withFault("idempotency-running"),
    }),
  },

  "memory-not-shared": {
    how: "Request a memory with another organization's key.",
    operation: get(`/v2/memories?id=${memory}`, { as: "other" }),
  },
  "file-forbidden": {
    how: "Request a file with another organization's key.",
    operation: get(`/v2/files?id=${file}`, { as: "other" }),
  },
  "not-found": { operation: get("/v2/memories?id=999999999") },
  "file-deleted": {
    before: [{ method: "DELETE", target: `/v2/files?id=${file}` }],
    operation: get(`/v2/files?id=${file}`),
  },
  "no-domains": {
    how: "Delete the only domain on the command line, then list the domains.",
    before: [{ name: "command", words: ["domains", "delete", "1"] }],
    operation: get("/v3/domains"),
  },

  "termbase-not-exported": { operation: get(`/v2/memories/termbase/download?id=${otherMemory}`) },
  "termbase-exporting": {
    before: [post(`/v2/memories/termbase/export?id=${memory}`, undefined, withFault("export-pending"))],
    operation: get(`/v2/memories/termbase/download?id=${memory}`),
  },
  "source-too-long": { operation: post("/v2/translate", { memory_id: memory, source: "a".repeat(5001) }) },
  "filter-missing": { operation: get("/v2/translate/file") },
  "translation-not-ready": {
    before: [{ name: "hold", isOn: true }, translate(file)],
    operation: downloadOfTranslation,
  },
  "translation-failed": {
    before: [translate(fileWithoutFilter), workIsDone],
    operation: downloadOfTranslation,
  },
  "terms-unsigned": {
    before: [post("/v2/create/terms-and-conditions", { signedAgreement: false })],
    operation: post("/v2/create", { language: "en-GB", template: "blog-post", templateParams: { language: "en-GB" } }),
  },

  "pair-mismatch": { operation: newJob({ srcLang: "fr" }) },
  stage: { operation: withStage({ workflowStageTemplateId: 999999 }) },
  user: { operation: withStage({ workflowStageTemplateId: 2, userId: 999999 }) },
  "job-closed": {
    before: [post(`/v2/jobs/${job}/archive`)],
    operation: post(`/v2/jobs/${job}/deliver`),
  },
  "job-pending": { before: [newJob({}, withFault("creation-pending"))], operation: exportOfJob },
  "job-failed": { before: [newJob({ fileIds: [fileWithoutFilter] })], operation: exportOfJob },
  "export-running": { before: [exportAs("files", withFault("export-pending"))], operation: exportAs("memory") },
  "not-exported": { how: "Create a job, then download it.", before: [newJob()], operation: downloadOfJob },
  exporting: {
    before: [exportAs("files", withFault("export-pending"))],
    operation: get(`/v2/jobs/${job}/download`),
  },
  "export-failed": {
    before: [exportAs("files", withFault("export-failure")), workIsDone, get(`/v2/jobs/${job}`)],
    operation: get(`/v2/jobs/${job}/download`),
  },

  "project-closed": { before: [post(`/v2/jobs/${job}/deliver`)], operation: newDocument() },
  importing: { before: [newDocument("leaflet.txt", withFault("import-pending"))], operation: downloadOfDocument },
  "import-failed": { before: [newDocument("a.bin", {}, bytesWithoutFilter)], operation: downloadOfDocument },
  pretranslating: {
    before: [newDocument("leaflet.txt", { ...withFault("pretranslation-pending"), pretranslate: "TM+MT" })],
    operation: downloadOfDocument,
  },
  "document-export-failed": {
    operation: get(`/v2/documents/files?id=${document}&is_xliff=false`, { headers: withFault("reassembly-failure") }),
  },
  "xliff-other-project": {
    how: "Create a job with a project. Then download a document of another project and upload it to the new one.",
    before: [newJob(), xliff],
    operation: (responses) => ({
      ...newDocument("leaflet.xliff", {}, String(responses.at(-1)?.body)),
      headers: { project_id: String(valueIn(responses, "stats.projects.0.id", -2)), name: "leaflet.xliff" },
    }),
  },
  "xliff-mismatch": {
    before: [xliff],
    operation: (responses) =>
      newDocument("leaflet.xliff", {}, String(responses.at(-1)?.body).replace("<source>", "<source>Changed: ")),
  },

  "webhook-url": {
    operation: post("/v3/connectors/configuration/webhooks", {
      webhookName: "Deliveries",
      webhookUrl: "not a url",
      eventType: ["JOB_DELIVER"],
    }),
  },
  "webhook-nothing": {
    operation: { method: "PUT", target: "/v3/connectors/configuration/webhooks/14", body: {} },
  },

  "webhook-count": {
    before: Array(99).fill(newWebhook),
    operation: newWebhook,
  },

  "segment-place": {
    operation: post("/v2/segments", { source: "The ferry is late.", target: "Die Fähre hat Verspätung." }),
  },

  "upload-key": { before: [beginUpload], operation: (responses) => signPart(responses, "uploads/x") },
  "upload-closed": {
    how: "Begin an upload in parts and cancel it, then sign a part.",
    before: [
      beginUpload,
      (responses) => ({ method: "DELETE", target: `${uploadIn(responses)}?s3Key=${valueIn(responses, "key")}` }),
    ],
    operation: (responses) => signPart(responses.slice(0, -1)),
  },
  "upload-parts": {
    before: [beginUpload],
    operation: (responses) =>
      post(`${uploadIn(responses)}/complete?s3Key=${valueIn(responses, "key")}`, {
        parts: [{ ETag: "x", PartNumber: 1 }],
      }),
  },
  "upload-size": {
    before: [get("/v2/upload/s3/params?filename=leaflet.txt&type=text/plain&metadata.size=92")],
    operation: (responses) => ({
      method: "PUT",
      target: new URL(String(valueIn(responses, "url"))).pathname,
      body: "Too short.",
    }),
  },
  "upload-forbidden": { operation: { method: "PUT", target: "/v2/upload/content/1.0.5.1741609692.x", body: "Ahoy." } },

  "server-error": {
    how: "Send the header Parlance-Fault.",
    operation: get("/v2/languages", { headers: withFault("server-error") }),
  },
  overload: {
    how: "Send the header Parlance-Fault.",
    operation: get("/v2/languages", { headers: withFault("overload") }),
  },
  default: { how: "Send a request to a path that doesn't exist.", operation: get("/v2/nothing") },
};

const statusOf = (id: unknown) => get(`/v2/translate/file?translationIds=${id}`);
const statusOfTranslation: ReproductionStep = (responses) => statusOf(valueIn(responses, "0.id"));

/** Makes the translation of an uploaded file fail. */
const uploadedAs = (name: string, body?: string): SandboxReproduction => ({
  before: [
    post(`/v2/files?name=${name}`, body),
    (responses) => translate(Number(valueIn(responses, "id"))),
    workIsDone,
  ],
  operation: statusOfTranslation,
});

/** Makes a translation fail for the reason that the header names. */
const requestedFor = (id: ReasonId): SandboxReproduction => ({
  before: [translate(file, withFault(id)), workIsDone],
  operation: statusOfTranslation,
});

export const failures: Record<ReasonId, SandboxReproduction> = {
  "unsupported-file-type": uploadedAs("a.bin", bytesWithoutFilter),
  "file-extraction-error": uploadedAs("a.docx", "plain text"),
  "no-translatable-content": uploadedAs("a.txt"),
  "batch-mt-initiation-failure": requestedFor("batch-mt-initiation-failure"),
  "batch-mt-response-failure": requestedFor("batch-mt-response-failure"),
  "file-reassembly-error": requestedFor("file-reassembly-error"),
  "billing-error": requestedFor("billing-error"),
  "invalid-memory": requestedFor("invalid-memory"),
  "storage-error": requestedFor("storage-error"),
};
