import { readFile } from "node:fs/promises";
import type { SandboxServer } from "../sandbox.ts";
import type { SeedIds } from "./ids.ts";
import { formatTmx } from "./tmx.ts";

export interface SeedContext {
  sandbox: SandboxServer;
  key: string;
  /** Ends all due work, then sets the clock. */
  setTime(iso: string): Promise<void>;
  ids: SeedIds;
}

/** Creates the objects of the examples and others, the oldest first. @returns the ID of the home page's memory */
export async function fillAccount(seeding: SeedContext): Promise<number> {
  const send = buildSender(seeding.sandbox, seeding.key);
  await createMemories(seeding, send);
  await createLeaflets(seeding, send);
  await createOtherJobs(seeding, send);
  await createRest(seeding, send);
  await createUpload(seeding, send);
  return createFrontPageMemory(seeding, send);
}

async function createMemories({ sandbox, setTime, ids }: SeedContext, send: Send): Promise<void> {
  const languages = { srclang: "en", trglang: "de", srclocale: "GB" };
  const importInto = createImporter(send);
  await setTime("2025-03-10T10:00:00Z");
  await sandbox.perform({ name: "command", words: ["domains", "set", "1", "tone=warm"] });
  await sandbox.perform({ name: "command", words: ["users", "add", "ana@harbour.example"] });
  await ids.startAt({ memory: 4312, segment: 880001, file: 2207 });
  await send("POST", "/v2/memories", { body: { name: "Harbour signs", ...languages, trglocale: "DE" } });
  await setTime("2025-03-10T10:58:12Z");
  await send("POST", "/v2/files?name=leaflet.txt&category=API&labels=spring", { body: leaflet });
  await send("POST", "/v2/files?name=poster.bin&category=API", { body: "\u0001\u0002\u0003" });
  await setTime("2025-03-10T11:00:00Z");
  await send("POST", "/v2/memories", { body: { name: "Harbour news", ...languages } });
  await send("POST", "/v2/memories", { body: { name: "Office help", ...languages, trglocale: "DE" } });
  await importInto(4312, "harbour.tmx", await buildTmx("harbour"));
  await setTime("2025-03-10T11:02:00Z");
  await ids.startAt({ segment: 880101 });
  await importInto(4312, "terms.csv", terms);
  await importInto(4312, "notices.tmx", await buildTmx("notices"));
  await importInto(4314, "office.tmx", await buildTmx("office"));
  await setTime("2025-03-10T11:05:00Z");
  await send("POST", "/v2/memories/termbase/export?id=4312");
}

const createImporter = (send: Send) => (memory_id: number, name: string, body: string) =>
  send("POST", "/v2/memories/import", { headers: { memory_id: String(memory_id), name }, body });

/** A memory like that of the front page's program, so that both translate alike. No job changes it. */
async function createFrontPageMemory({ sandbox }: SeedContext, send: Send): Promise<number> {
  const languages = { srclang: "en", srclocale: "GB", trglang: "de", trglocale: "DE" };
  const { id } = (await send("POST", "/v2/memories", { body: { name: "Front page", ...languages } })) as { id: number };
  const importInto = createImporter(send);
  await importInto(id, "harbour.tmx", await buildTmx("harbour"));
  await importInto(id, "notices.tmx", await buildTmx("notices"));
  await importInto(id, "terms.csv", terms);
  await sandbox.idle();
  // The engine learns the memory here, so that the page needs no training.
  await send("POST", "/v2/translate", { body: { memory_id: id, source: "The berth is closed for repairs." } });
  return id;
}

/** The job and the file translations of the examples. */
async function createLeaflets({ setTime, ids }: SeedContext, send: Send): Promise<void> {
  await setTime("2025-03-10T11:10:00Z");
  await ids.startAt({ fileTranslation: 615, job: 57, project: 310, document: 905, segment: 880020 });
  await send("POST", "/v2/translate/file", { body: { fileId: [2207, 2208], memoryId: 4312 } });
  const assigned = { workflowStageTemplateId: 5, email: "ana@harbour.example" };
  const languagePairs = [{ memoryId: 4312, workflowTemplateId: 2, workflowStageAssignments: [assigned] }];
  const source = { fileIds: [2207], srcLang: "en", srcLocale: "GB" };
  await send("POST", "/v2/jobs", {
    body: { name: "Spring leaflets", ...source, due: "2025-04-30T16:00:00.000Z", languagePairs },
  });
  await setTime("2025-03-10T11:20:00Z");
  await send("GET", "/v2/jobs/57/export?type=files");
  await setTime("2025-03-10T11:30:00Z");
  await ids.closeUp();
}

async function createOtherJobs({ setTime }: SeedContext, send: Send): Promise<void> {
  await setTime("2025-03-17T09:00:00Z");
  const reviewed = [{ memoryId: 4312, workflowTemplateId: 2 }];
  const plain = [{ memoryId: 4312 }];
  const timetable =
    "The summer timetable starts in May.\nThe crossing takes forty minutes.\nDogs travel free of charge.\n";
  const rules = "Please take your rubbish with you.\nSwimming in the harbour is not allowed.\n";
  const winter = "In winter there is one crossing a day.\nThe harbour office is closed on Sundays.\n";

  const inReview = await createJob(send, "Summer timetable", "timetable.txt", timetable, reviewed);
  await translateDocument(send, inReview, "translated");
  await setTime("2025-03-18T09:00:00Z");
  const delivered = await createJob(send, "Quay rules", "rules.txt", rules, reviewed);
  await translateDocument(send, delivered, "signed-off");
  const archived = await createJob(send, "Winter timetable", "winter.txt", winter, plain);
  await translateDocument(send, archived, "translated");
  await send("POST", "/v2/jobs", { body: { name: "Poster", fileIds: [2208], srcLang: "en", languagePairs: plain } });
  await setTime("2025-03-20T15:30:00Z");
  await send("POST", `/v2/jobs/${delivered.jobId}/deliver`);
  await send("POST", `/v2/jobs/${archived.jobId}/archive`);
  await setTime("2025-03-21T09:00:00Z");
}

async function createRest({ ids }: SeedContext, send: Send): Promise<void> {
  await ids.startAt({ content: 91, webhook: 14 });
  await send("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
  await send("PUT", "/v2/create/preferences", { body: { tone: "friendly", styleguide: "No exclamation marks." } });
  const templateParams = {
    contentLength: 250,
    memoryId: 4312,
    language: "en-GB",
    sections: ["Summer", "Winter"],
    summary: "an introduction to the ferry timetable",
  };
  const content = { name: "Ferry timetable", language: "en-GB", template: "blog-post" };
  await send("POST", "/v2/create", { body: { ...content, templateParams, preferences: { tone: "friendly" } } });
  // The webhook is created last, so that it receives no earlier events.
  const webhook = { webhookName: "Deliveries", webhookUrl: "https://hooks.harbour.example/jobs" };
  await send("POST", "/v3/connectors/configuration/webhooks", { body: { ...webhook, eventType: ["JOB_DELIVER"] } });
}

/** The upload's only part has arrived, so that a reader can complete or cancel it. */
async function createUpload({ ids }: SeedContext, send: Send): Promise<void> {
  await ids.startAt({ upload: 41 });
  const parts = "/v2/upload/s3/multipart";
  const body = { filename: "leaflet.txt", type: "text/plain" };
  const { uploadId, key } = (await send("POST", parts, { body })) as { uploadId: string; key: string };
  const part = new URLSearchParams({ s3Key: key, size: String(leaflet.length) });
  const { url } = (await send("GET", `${parts}/${uploadId}/1?${part}`)) as { url: string };
  await send("PUT", new URL(url).pathname, { body: leaflet });
}

interface NewJob {
  jobId: number;
  projectId: number;
  documentId: number;
}

async function createJob(send: Send, name: string, fileName: string, text: string, languagePairs: object[]) {
  const file = (await send("POST", `/v2/files?name=${fileName}&category=API`, { body: text })) as { id: number };
  const body = { name, fileIds: [file.id], srcLang: "en", srcLocale: "GB", languagePairs };
  type Job = { id: number; stats: { projects: [{ id: number }] } };
  const job = (await send("POST", "/v2/jobs", { body })) as Job;
  const [{ id: projectId }] = job.stats.projects;
  const [project] = (await send("GET", `/v2/projects?id=${projectId}`)) as [{ document: [{ id: number }] }];
  return { jobId: job.id, projectId, documentId: project.document[0].id } satisfies NewJob;
}

/** Gives each segment of a document the memory's translation, and a state. */
async function translateDocument(send: Send, { documentId, projectId }: NewJob, state: string): Promise<void> {
  const xliff = (await send("GET", `/v2/documents/files?id=${documentId}`)) as string;
  const targets = new Map<string, string>();
  for (const [, source = ""] of xliff.matchAll(/<source>(.*?)<\/source>/g)) {
    const query = `/v2/memories/query?id=4312&query=${encodeURIComponent(source)}`;
    const [match] = (await send("GET", query)) as [{ target: string }?];
    targets.set(source, match?.target ?? "");
  }
  const translatedXliff = xliff.replaceAll(
    /<source>(.*?)<\/source>(<target.*?<\/target>|<target\/>)?/g,
    (_, source) => `<source>${source}</source><target state="${state}">${targets.get(source)}</target>`,
  );
  const headers = { name: "worked.xliff", project_id: String(projectId) };
  await send("POST", "/v2/documents/files", { headers, body: translatedXliff });
}

/** @returns the response's JSON, or its text. @throws for an error response */
type Send = (
  method: string,
  path: string,
  pending?: { headers?: Record<string, string>; body?: string | object },
) => Promise<unknown>;

function buildSender(sandbox: SandboxServer, key: string): Send {
  return async (method, path, { headers = {}, body } = {}) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { authorization: `Basic ${btoa(`${key}:`)}`, ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const response = await sandbox.fetch(request);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status} ${text}`);
    return response.headers.get("content-type")?.startsWith("application/json") ? JSON.parse(text) : text;
  };
}

const leaflet = "The red bus stops at the old harbour.\nThe ferry leaves at ten.\nPlease keep the gangway clear.\n";

const terms = "source,target,note\ngangway,Landgang,\nharbour pilot,Hafenlotse,person\nberth,Liegeplatz,\n";

const buildTmx = async (table: string): Promise<string> =>
  formatTmx(await readFile(new URL(`texts/${table}.tsv`, import.meta.url), "utf8"));
