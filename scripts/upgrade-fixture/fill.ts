import { setTimeout as sleep } from "node:timers/promises";

/** What a server returned to a GET request, with which the same request to a later version is compared. */
export interface RecordedRead {
  /** With the query. */
  path: string;
  key: string;
  /** JSON as a value, anything else as text. */
  body: unknown;
}

/** Responses of a version that isn't this one have no types. */
type Json = ReturnType<typeof JSON.parse>;

interface Access {
  origin: string;
  key: string;
}

/** @throws unless the response is a success */
async function send({ origin, key }: Access, method: string, path: string, options: RequestInit = {}) {
  const headers = { authorization: `Basic ${btoa(`${key}:${key}`)}`, ...options.headers };
  const response = await fetch(origin + path, { ...options, method, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`);
  return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
}

const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** Sends a request until its response is as it should be. */
async function until(access: Access, path: string, isDone: (body: Json) => boolean): Promise<Json> {
  for (let tries = 0; tries < 600; tries++) {
    const body = await send(access, "GET", path);
    if (isDone(body)) return body;
    await sleep(100);
  }
  throw new Error(`GET ${path} never returned what it should.`);
}

/** Makes one object of each kind through the API. @returns requests that read all of them, with their responses */
export async function fillServer(development: Access, production: Access): Promise<RecordedRead[]> {
  const post = (path: string, options?: RequestInit) => send(development, "POST", path, options);
  const memory = await post("/v2/memories", json({ name: "Harbour", srclang: "en", trglang: "de" }));
  const headers = { memory_id: String(memory.id), name: "harbour.tmx" };
  await post("/v2/memories/import", { headers, body: tmx });
  await until(development, `/v2/memories/query?id=${memory.id}&query=The+crane+is+ready.`, (match) => match.length > 0);
  const terms = { memory_id: String(memory.id), name: "terms.csv" };
  await post("/v2/memories/import", { headers: terms, body: "en,de\ncrane,Kran\nquay,Kai\n" });
  await post("/v2/segments", json({ memory_id: memory.id, source: "Ships wait.", target: "Schiffe warten." }));
  const file = await post("/v2/files?name=notice.txt&labels=harbour", { body: "The crane is ready. Ships wait.\n" });
  const job = await post(
    "/v2/jobs",
    json({ name: "Notices", fileIds: [file.id], srcLang: "en", languagePairs: [{ memoryId: memory.id }] }),
  );
  const projectId = job.stats.projects[0].id;
  const hasDocument = ([project]: Json[]) => project.document?.length > 0;
  const [{ document }] = await until(development, `/v2/projects?id=${projectId}`, hasDocument);
  const document_id = document[0].id;
  await send(development, "GET", `/v2/jobs/${job.id}/export?type=files`);
  const webhook = await post(
    "/v3/connectors/configuration/webhooks",
    json({ webhookName: "Quay", webhookUrl: "https://quay.invalid/hook", eventType: "JOB_DELIVER" }),
  );
  await post("/v2/translate", json({ source: "Ships wait.", memory_id: memory.id }));
  await send(production, "POST", "/v2/translate", json({ source: "The crane is ready.", memory_id: memory.id }));
  const [translation] = await post("/v2/translate/file", json({ fileId: [file.id], memoryId: memory.id }));
  const translations = `/v2/translate/file?translationIds=${translation.id}`;
  await until(development, translations, ([{ status }]) => status === "ReadyForDownload");
  await post("/v2/create/terms-and-conditions", json({ signedAgreement: true }));
  const templateParams = { language: "en", summary: "Harbour", contentLength: 5 };
  await post("/v2/create", json({ name: "Harbour", language: "en", template: "blog-post", templateParams }));
  await post(`/v2/jobs/${job.id}/deliver`);
  await post(`/v2/memories/termbase/export?id=${memory.id}`);
  const exported = `/v2/memories/termbase/download?id=${memory.id}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await send(development, "GET", exported).then(
        () => true,
        () => false,
      )
    )
      break;
    await sleep(100);
  }
  const paths = [
    "/v2/memories",
    `/v2/memories/query?id=${memory.id}&query=The+crane+is+ready.`,
    `/v2/memories/query?id=${memory.id}&query=Ships+wait.`,
    exported,
    "/v2/files",
    `/v2/files/download?id=${file.id}`,
    "/v2/jobs",
    `/v2/jobs/${job.id}`,
    `/v2/jobs/${job.id}/download`,
    `/v2/projects?id=${projectId}`,
    `/v2/documents/files?id=${document_id}`,
    translations,
    `/v2/translate/files?id=${translation.id}`,
    "/v2/create",
    "/v2/create/preferences",
    "/v3/connectors/configuration/webhooks",
    `/v3/connectors/configuration/webhooks/${webhook.id}`,
    "/v3/domains",
    "/v2/workflows/templates",
  ];
  const reads: RecordedRead[] = [];
  for (const path of paths) {
    reads.push({ path, key: development.key, body: await send(development, "GET", path) });
  }
  reads.push({ path: "/v2/memories", key: production.key, body: await send(production, "GET", "/v2/memories") });
  return reads;
}

const unit = (en: string, de: string) =>
  `<tu><tuv xml:lang="en"><seg>${en}</seg></tuv><tuv xml:lang="de"><seg>${de}</seg></tuv></tu>`;

const tmx = `<tmx version="1.4"><header srclang="en" segtype="sentence" o-tmf="x" adminlang="en" datatype="xml" creationtool="x" creationtoolversion="1"/><body>${unit("The crane is ready.", "Der Kran ist bereit.")}${unit("The quay is closed.", "Der Kai ist gesperrt.")}</body></tmx>`;
