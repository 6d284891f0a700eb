import type { errors, failureReasons } from "@openparlance/api";
import type { Act } from "@openparlance/sandbox";
import { type ReadResponse, type RequestSpec, valueAt } from "../sandbox/ask.ts";
import { bytesWithoutFilter, get, post, seeded, withFault } from "../sandbox/requests.ts";

export type ErrorId = keyof typeof errors;
export type ReasonId = keyof typeof failureReasons;

/** A request; one that needs earlier responses is built from them. */
export type ReproductionStep = RequestSpec | ((answers: readonly ReadResponse[]) => RequestSpec);

/** How to provoke an error in the sandbox in its initial state. */
export interface SandboxReproduction {
  /** Where the sandbox does it in another way than the catalogue says. */
  how?: string;
  /** What comes before, in its order. */
  before?: readonly (ReproductionStep | Act)[];
  /** The request that returns the error. */
  call: ReproductionStep;
}

export const isAct = (step: ReproductionStep | Act): step is Act => "name" in step && typeof step !== "function";

/** A value in the response to the step before, or to an earlier one. */
const valueIn = (answers: readonly ReadResponse[], path: string, at = -1): unknown =>
  valueAt(answers.at(at)?.body, path);

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
const downloadOfJob: ReproductionStep = (answers) => get(`/v2/jobs/${valueIn(answers, "id")}/download`);
const exportOfJob: ReproductionStep = (answers) => get(`/v2/jobs/${valueIn(answers, "id")}/export?type=files`);
const downloadOfDocument: ReproductionStep = (answers) => get(`/v2/documents/files?id=${valueIn(answers, "id")}`);
const translate = (fileId: number, headers = {}) =>
  post(`/v2/translate/file?fileId=${fileId}&memoryId=${memory}`, undefined, headers);
const downloadOfTranslation: ReproductionStep = (answers) => get(`/v2/translate/files?id=${valueIn(answers, "0.id")}`);
const beginUpload = post("/v2/upload/s3/multipart", { filename: "leaflet.txt", type: "text/plain" });
const uploadIn = (answers: readonly ReadResponse[]) => `/v2/upload/s3/multipart/${valueIn(answers, "uploadId")}`;
const signPart = (answers: readonly ReadResponse[], key = valueIn(answers, "key")) =>
  get(`${uploadIn(answers)}/1?s3Key=${key}&size=4`);
const workIsDone: Act = { name: "forward", ms: 0 };
const newWebhook = post("/v3/connectors/configuration/webhooks", {
  webhookName: "Deliveries",
  webhookUrl: "https://hooks.harbour.example/jobs",
  eventType: ["JOB_DELIVER"],
});
const xliff = get(`/v2/documents/files?id=${document}`);

export const reproductions: Record<ErrorId, SandboxReproduction> = {
  "https-only": { call: get("/v2/languages", { headers: { "X-Forwarded-Proto": "http" } }) },
  "unknown-endpoint": { call: get("/v2/nothing") },
  "method-not-allowed": { call: { method: "PATCH", target: "/v2/jobs" } },
  "invalid-key": { call: get("/v2/languages", { as: "nobody" }) },
  "expired-key": {
    how: "Rotate a key without an overlap, and use the old one.",
    before: [{ name: "command", words: ["keys", "rotate", "2", "--overlap", "0", "--organization", "Elsewhere"] }],
    call: get("/v2/languages", { as: "other" }),
  },
  "development-key-only": {
    before: [{ name: "mode", mode: "production" }],
    call: get("/v2/languages?key=x", { as: "nobody" }),
  },
  "rate-limited": {
    how: "Send the header Parlance-Fault.",
    call: get("/v2/languages", { headers: withFault("quota") }),
  },

  required: { call: { method: "DELETE", target: "/v2/memories" } },
  invalid: { call: get("/v2/jobs?limit=51") },
  "bad-json": {
    how: "Send an incomplete object.",
    call: post("/v2/memories", "{", { "Content-Type": "application/json" }),
  },
  "wrong-type": {
    call: post(
      "/v2/files?name=leaflet.txt",
      `--x\r\nContent-Disposition: form-data; name="file"; filename="leaflet.txt"\r\n\r\n${leaflet}\r\n--x--\r\n`,
      { "Content-Type": "multipart/form-data; boundary=x" },
    ),
  },
  "too-large": { call: post("/v2/memories", " ".repeat(2 ** 20 + 1), { "Content-Type": "application/json" }) },
  "storage-quota": {
    how: "Send the header Parlance-Fault.",
    call: post("/v2/files?name=leaflet.txt", leaflet, withFault("storage-quota")),
  },
  "empty-body": { call: post("/v2/memories/import", undefined, { memory_id: String(memory), name: "harbour.tmx" }) },
  "header-encoding": { call: newDocument("größe.txt") },
  "options-header": { call: post("/v2/memories/import", leaflet, { "LILT-API": "x" }) },
  "filters-header": {
    call: post("/v2/memories/import", leaflet, {
      memory_id: String(memory),
      name: "signs.sdlxliff",
      sdlxliff_filters: "x",
    }),
  },
  language: { call: newMemory({ srclang: "ac" }) },
  pair: { call: newMemory({ name: "Inscriptions", srclang: "la" }) },
  region: { call: newMemory({ srclocale: "XX" }) },

  "idempotency-mismatch": {
    before: [newMemory({ name: "Quay" }, { "Idempotency-Key": "3f1c" })],
    call: newMemory({ name: "Pier" }, { "Idempotency-Key": "3f1c" }),
  },
  "idempotency-running": {
    how: "Send the header Parlance-Fault.",
    call: post(`/v2/jobs/${job}/archive`, undefined, {
      "Idempotency-Key": "7b20",
      ...withFault("idempotency-running"),
    }),
  },

  "memory-not-shared": {
    how: "Request a memory with another organization's key.",
    call: get(`/v2/memories?id=${memory}`, { as: "other" }),
  },
  "file-forbidden": {
    how: "Request a file with another organization's key.",
    call: get(`/v2/files?id=${file}`, { as: "other" }),
  },
  "not-found": { call: get("/v2/memories?id=999999999") },
  "file-deleted": {
    before: [{ method: "DELETE", target: `/v2/files?id=${file}` }],
    call: get(`/v2/files?id=${file}`),
  },
  "no-domains": {
    how: "Delete the only domain on the command line, then list the domains.",
    before: [{ name: "command", words: ["domains", "delete", "1"] }],
    call: get("/v3/domains"),
  },

  "termbase-not-exported": { call: get(`/v2/memories/termbase/download?id=${otherMemory}`) },
  "termbase-exporting": {
    before: [post(`/v2/memories/termbase/export?id=${memory}`, undefined, withFault("export-pending"))],
    call: get(`/v2/memories/termbase/download?id=${memory}`),
  },
  "source-too-long": { call: post("/v2/translate", { memory_id: memory, source: "a".repeat(5001) }) },
  "filter-missing": { call: get("/v2/translate/file") },
  "translation-not-ready": {
    before: [{ name: "hold", isOn: true }, translate(file)],
    call: downloadOfTranslation,
  },
  "translation-failed": {
    before: [translate(fileWithoutFilter), workIsDone],
    call: downloadOfTranslation,
  },
  "terms-unsigned": {
    before: [post("/v2/create/terms-and-conditions", { signedAgreement: false })],
    call: post("/v2/create", { language: "en-GB", template: "blog-post", templateParams: { language: "en-GB" } }),
  },

  "pair-mismatch": { call: newJob({ srcLang: "fr" }) },
  stage: { call: withStage({ workflowStageTemplateId: 999999 }) },
  user: { call: withStage({ workflowStageTemplateId: 2, userId: 999999 }) },
  "job-closed": {
    before: [post(`/v2/jobs/${job}/archive`)],
    call: post(`/v2/jobs/${job}/deliver`),
  },
  "job-pending": { before: [newJob({}, withFault("creation-pending"))], call: exportOfJob },
  "job-failed": { before: [newJob({ fileIds: [fileWithoutFilter] })], call: exportOfJob },
  "export-running": { before: [exportAs("files", withFault("export-pending"))], call: exportAs("memory") },
  "not-exported": { how: "Create a job, then download it.", before: [newJob()], call: downloadOfJob },
  exporting: {
    before: [exportAs("files", withFault("export-pending"))],
    call: get(`/v2/jobs/${job}/download`),
  },
  "export-failed": {
    before: [exportAs("files", withFault("export-failure")), workIsDone, get(`/v2/jobs/${job}`)],
    call: get(`/v2/jobs/${job}/download`),
  },

  "project-closed": { before: [post(`/v2/jobs/${job}/deliver`)], call: newDocument() },
  importing: { before: [newDocument("leaflet.txt", withFault("import-pending"))], call: downloadOfDocument },
  "import-failed": { before: [newDocument("a.bin", {}, bytesWithoutFilter)], call: downloadOfDocument },
  pretranslating: {
    before: [newDocument("leaflet.txt", { ...withFault("pretranslation-pending"), pretranslate: "TM+MT" })],
    call: downloadOfDocument,
  },
  "document-export-failed": {
    call: get(`/v2/documents/files?id=${document}&is_xliff=false`, { headers: withFault("reassembly-failure") }),
  },
  "xliff-other-project": {
    how: "Create a job with a project. Then download a document of another project and upload it to the new one.",
    before: [newJob(), xliff],
    call: (answers) => ({
      ...newDocument("leaflet.xliff", {}, String(answers.at(-1)?.body)),
      headers: { project_id: String(valueIn(answers, "stats.projects.0.id", -2)), name: "leaflet.xliff" },
    }),
  },
  "xliff-mismatch": {
    before: [xliff],
    call: (answers) =>
      newDocument("leaflet.xliff", {}, String(answers.at(-1)?.body).replace("<source>", "<source>Changed: ")),
  },

  "webhook-url": {
    call: post("/v3/connectors/configuration/webhooks", {
      webhookName: "Deliveries",
      webhookUrl: "not a url",
      eventType: ["JOB_DELIVER"],
    }),
  },
  "webhook-nothing": {
    call: { method: "PUT", target: "/v3/connectors/configuration/webhooks/14", body: {} },
  },

  "webhook-count": {
    before: Array(99).fill(newWebhook),
    call: newWebhook,
  },

  "segment-place": {
    call: post("/v2/segments", { source: "The ferry is late.", target: "Die Fähre hat Verspätung." }),
  },

  "upload-key": { before: [beginUpload], call: (answers) => signPart(answers, "uploads/x") },
  "upload-closed": {
    how: "Begin an upload in parts and cancel it, then sign a part.",
    before: [
      beginUpload,
      (answers) => ({ method: "DELETE", target: `${uploadIn(answers)}?s3Key=${valueIn(answers, "key")}` }),
    ],
    call: (answers) => signPart(answers.slice(0, -1)),
  },
  "upload-parts": {
    before: [beginUpload],
    call: (answers) =>
      post(`${uploadIn(answers)}/complete?s3Key=${valueIn(answers, "key")}`, { parts: [{ ETag: "x", PartNumber: 1 }] }),
  },
  "upload-size": {
    before: [get("/v2/upload/s3/params?filename=leaflet.txt&type=text/plain&metadata.size=92")],
    call: (answers) => ({
      method: "PUT",
      target: new URL(String(valueIn(answers, "url"))).pathname,
      body: "Too short.",
    }),
  },
  "upload-forbidden": { call: { method: "PUT", target: "/v2/upload/content/1.0.5.1741609692.x", body: "Ahoy." } },

  "server-error": {
    how: "Send the header Parlance-Fault.",
    call: get("/v2/languages", { headers: withFault("server-error") }),
  },
  overload: {
    how: "Send the header Parlance-Fault.",
    call: get("/v2/languages", { headers: withFault("overload") }),
  },
  default: { how: "Send a request to a path that doesn't exist.", call: get("/v2/nothing") },
};

const statusOf = (id: unknown) => get(`/v2/translate/file?translationIds=${id}`);
const statusOfTranslation: ReproductionStep = (answers) => statusOf(valueIn(answers, "0.id"));

/** Makes the translation of an uploaded file fail. */
const uploadedAs = (name: string, body?: string): SandboxReproduction => ({
  before: [post(`/v2/files?name=${name}`, body), (answers) => translate(Number(valueIn(answers, "id"))), workIsDone],
  call: statusOfTranslation,
});

/** Makes a translation fail for the reason that the header names. */
const askedFor = (id: ReasonId): SandboxReproduction => ({
  before: [translate(file, withFault(id)), workIsDone],
  call: statusOfTranslation,
});

export const failures: Record<ReasonId, SandboxReproduction> = {
  "unsupported-file-type": uploadedAs("a.bin", bytesWithoutFilter),
  "file-extraction-error": uploadedAs("a.docx", "plain text"),
  "no-translatable-content": uploadedAs("a.txt"),
  "batch-mt-initiation-failure": askedFor("batch-mt-initiation-failure"),
  "batch-mt-response-failure": askedFor("batch-mt-response-failure"),
  "file-reassembly-error": askedFor("file-reassembly-error"),
  "billing-error": askedFor("billing-error"),
  "invalid-memory": askedFor("invalid-memory"),
  "storage-error": askedFor("storage-error"),
};
