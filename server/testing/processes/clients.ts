import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { buildTmx } from "../memories.ts";
import { chooser } from "../seeded.ts";

/** The clients' keys, production keys, whose translations are metered: each alone would use up its rate limit. */
export const clientKeys = Array.from({ length: 8 }, (_, at) => `client-${at}-for-production`);

/** A write that the server said is done, and how to see that it is. */
interface Acknowledged {
  what: string;
  /** Of work after the response, holds only once that is done. */
  isLater: boolean;
  /** Throws when it is not so. */
  check(): Promise<void>;
}

interface ReceivedResponse {
  // biome-ignore lint/suspicious/noExplicitAny: responses have every shape
  json: any;
  text: string;
  status: number;
}

/** A request that must be done once, however often it is sent: what is left of it after a crash is done by retries. */
interface Errand {
  /** Each is repeated until it is acknowledged. */
  steps: (() => Promise<void>)[];
}

/** What is not an acknowledgement: the server is gone, or refuses. */
class NotDone extends Error {}

const language = { srclang: "en", trglang: "de", srclocale: "GB", trglocale: "DE" };

/** Characters of each file that is translated. */
const translatedText = "The red bus stops at the old harbour.";

/**
 * Clients that write whatever can be written, all at once, and remember what was acknowledged.
 *
 * @param originOf where to send the next request
 * @param mayBeBusy whether the server may say that it is, because what it needs is away
 */
export async function openClients(originOf: () => string, random: () => number, mayBeBusy = false) {
  const { below, pick } = chooser(random);
  const acknowledged: Acknowledged[] = [];
  const memories: { id: number; name: string }[] = [];
  const files: { id: number; body: string }[] = [];
  const jobs: { id: number; projectId: number; memoryId: number }[] = [];
  const documents: { id: number; projectId: number; memoryId: number; sources: string[] }[] = [];
  const pairs: { memoryId: number; source: string }[] = [];
  const unfinished: Errand[] = [];
  let count = 0;
  let requests = 0;
  let retries = 0;
  let refusedRetries = 0;
  let writes = 0;
  let busy = 0;
  const receiver = await openReceiver();

  const word = () => `quay${++count}`;
  const remember = (what: string, isLater: boolean, check: () => Promise<void>) =>
    acknowledged.push({ what, isLater, check });

  function refuseBusy(status: number): void {
    if (!mayBeBusy || status !== 503) return;
    busy++;
    throw new NotDone();
  }

  async function send(method: string, target: string, body?: string | object, headers = {}): Promise<ReceivedResponse> {
    const isJson = typeof body === "object";
    const key = clientKeys[++requests % clientKeys.length];
    const response = await fetch(`${originOf()}${target}`, {
      method,
      headers: {
        ...{ authorization: `Basic ${btoa(`${key}:`)}`, ...(isJson && { "content-type": "application/json" }) },
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    }).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) throw new NotDone();
    if (response.status === 429) throw new NotDone();
    refuseBusy(response.status);
    if (response.status >= 500) throw new Error(`${method} ${target} was answered with ${response.status} ${text}`);
    const isJsonResponse = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    const isRetried = response.headers.get("idempotency-replayed") === "true";
    if (isRetried) retries++;
    if (text.includes("Idempotency-Key is still")) refusedRetries++;
    return { status: response.status, text, json: isJsonResponse ? JSON.parse(text) : undefined };
  }

  async function write(...requests: Parameters<typeof send>): Promise<ReceivedResponse> {
    const response = await send(...requests);
    const { status, text } = response;
    // A conflict comes of what another client did meanwhile.
    if (status === 409) throw new NotDone();
    if (status >= 300) throw new Error(`${requests[0]} ${requests[1]} was answered with ${status} ${text}`);
    writes++;
    return response;
  }

  /** A step that makes an object once: its retries have the same key. */
  function keyed(request: () => Parameters<typeof send>, done: (response: ReceivedResponse) => void = () => {}) {
    const key = crypto.randomUUID();
    return async () => {
      const [method, target, body, headers = {}] = request();
      done(await write(method, target, body, { ...headers, "Idempotency-Key": key }));
    };
  }

  async function proceed(errand: Errand): Promise<void> {
    try {
      for (let [step] = errand.steps; step; [step] = errand.steps) {
        await step();
        errand.steps.shift();
      }
    } catch (error) {
      if (error instanceof NotDone) unfinished.push(errand);
      throw error;
    }
  }

  /** There is one, and only one. */
  async function expectOne(target: string, name: string, ids: readonly number[]): Promise<void> {
    const { json } = await send("GET", target);
    const match = json.filter((each: { name: string }) => each.name === name);
    expect(match.map(({ id }: { id: number }) => id)).toEqual(ids);
  }

  const memoryOf = async () => {
    if (memories.length === 0) await actions.createMemory();
    return pick(memories).id;
  };
  const scoresOf = async (memoryId: number, source: string): Promise<number[]> => {
    const { json } = await send("GET", `/v2/memories/query?id=${memoryId}&query=${source}&n=9`);
    return json
      .filter((match: { source: string }) => match.source === source)
      .map(({ score }: { score: number }) => score);
  };

  /** False while the document cannot be worked on. */
  async function confirm(id: number, projectId: number): Promise<boolean> {
    const { status, text } = await send("GET", `/v2/documents/files?id=${id}`);
    if (status !== 200) return false;
    const worked = text.replaceAll(/<target.*<\/target>/g, `<target state="translated">Kai ${id}</target>`);
    await write("POST", "/v2/documents/files", worked, { name: "worked.xliff", project_id: String(projectId) });
    return true;
  }

  /** @returns its ETag */
  async function putPart(url: string, body: string): Promise<string> {
    // The server is at another port after its restart.
    const { pathname, search } = new URL(url);
    const isOurs = pathname.startsWith("/v2/upload/content/");
    const response = await fetch(isOurs ? originOf() + pathname + search : url, { method: "PUT", body }).catch(
      () => {},
    );
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) throw new NotDone();
    refuseBusy(response.status);
    if (response.status !== 200) throw new Error(`A part was answered with ${response.status} ${text}`);
    return response.headers.get("etag") ?? "";
  }

  const actions = {
    async createMemory() {
      const name = word();
      const { id } = (await write("POST", "/v2/memories", { name, ...language })).json;
      memories.push({ id, name });
      remember(`memory ${id}`, false, async () => {
        expect((await send("GET", `/v2/memories?id=${id}`)).json).toMatchObject([{ id, name }]);
      });
    },

    async importMemory() {
      const memoryId = await memoryOf();
      const sources = Array.from({ length: 20 }, word);
      const headers = { memory_id: String(memoryId), name: `${word()}.tmx` };
      await write("POST", "/v2/memories/import", buildTmx(sources.map((source) => [source, `Kai ${source}`])), headers);
      const source = pick(sources);
      remember(`import of ${source} into memory ${memoryId}`, true, async () => {
        expect((await send("GET", `/v2/memories?id=${memoryId}`)).json).toMatchObject([{ is_processing: false }]);
        expect(await scoresOf(memoryId, source)).toEqual([100]);
      });
      pairs.push(...sources.filter((each) => each !== source).map((source) => ({ memoryId, source })));
    },

    async deleteEntry() {
      const at = below(pairs.length + 1);
      const [pair] = pairs.splice(at, 1);
      if (!pair) return;
      const { memoryId, source } = pair;
      const match = (await send("GET", `/v2/memories/query?id=${memoryId}&query=${source}`)).json;
      const id = match.find((match: { source: string }) => match.source === source)?.metadata.segment_id;
      if (id === undefined) return;
      await write("DELETE", `/v2/memories/segment?id=${memoryId}&segment_id=${id}`);
      remember(`deletion of ${source} from memory ${memoryId}`, false, async () => {
        expect(await scoresOf(memoryId, source)).toEqual([]);
      });
    },

    async uploadFile() {
      const body = `${word()} `.repeat(pick([1, 100, 20_000]));
      const { id } = (await write("POST", `/v2/files?name=${word()}.txt`, body)).json;
      const file = { id, body };
      files.push(file);
      remember(`file ${id}`, false, async () => {
        const { status, text } = await send("GET", `/v2/files/download?id=${id}`);
        if (files.includes(file)) expect([status, text === body]).toEqual([200, true]);
      });
    },

    async deleteFile() {
      const [file] = files.splice(below(files.length + 1), 1);
      if (!file) return;
      await write("DELETE", `/v2/files?id=${file.id}`);
      remember(`deletion of file ${file.id}`, false, async () => {
        expect((await send("GET", `/v2/files/download?id=${file.id}`)).status).toBe(410);
      });
    },

    async createJob() {
      const memoryId = await memoryOf();
      const source = word();
      const { id: fileId } = (await write("POST", `/v2/files?name=${source}.txt`, source)).json;
      const languagePairs = [{ memoryId, pretranslate: true }];
      const body = { name: source, fileIds: [fileId], srcLang: "en", srcLocale: "GB", languagePairs };
      const { id, stats } = (await write("POST", "/v2/jobs", body)).json;
      const projectId = stats.projects[0].id;
      jobs.push({ id, projectId, memoryId });
      remember(`job ${id}`, true, async () => {
        expect((await send("GET", `/v2/jobs/${id}`)).json).toMatchObject({ creationStatus: "COMPLETE" });
        const [{ document }] = (await send("GET", `/v2/projects?id=${projectId}`)).json;
        const first = document.find((each: { name: string }) => each.name === `${source}.txt`);
        expect(first).toMatchObject({ import_succeeded: true, is_pretranslating: false });
      });
    },

    async uploadDocument() {
      const job = pick(jobs);
      if (!job) return;
      const sources = [word(), word()];
      const headers = { name: `${word()}.txt`, project_id: String(job.projectId) };
      const { id } = (await write("POST", "/v2/documents/files", sources.join("\n"), headers)).json;
      documents.push({ ...job, id, sources });
      remember(`document ${id}`, true, async () => {
        const { segments } = (await send("GET", `/v2/documents?id=${id}`)).json;
        expect(segments.map(({ source }: { source: string }) => source)).toEqual(sources);
      });
    },

    async confirmSegments() {
      const [document] = documents.splice(below(documents.length + 1), 1);
      if (!document) return;
      const { id, projectId, memoryId, sources } = document;
      if (!(await confirm(id, projectId))) return;
      remember(`confirmation of document ${id}`, false, async () => {
        const { segments } = (await send("GET", `/v2/documents?id=${id}`)).json;
        const target = `Kai ${id}`;
        expect(segments).toMatchObject(sources.map((source) => ({ source, target, is_confirmed: true })));
        expect(await scoresOf(memoryId, sources[0] as string)).toEqual([100]);
      });
    },

    async translateFile() {
      const { id: fileId } = (await write("POST", `/v2/files?name=${word()}.txt`, translatedText)).json;
      const [{ id }] = (await write("POST", `/v2/translate/file?fileId=${fileId}&memoryId=${await memoryOf()}`)).json;
      remember(`translation ${id}`, true, async () => {
        const [translation] = (await send("GET", `/v2/translate/file?translationIds=${id}`)).json;
        expect(translation).toMatchObject({ id, status: "ReadyForDownload" });
        expect((await send("GET", `/v2/translate/files?id=${id}`)).status).toBe(200);
      });
    },

    async createMemoryOnce() {
      const name = word();
      const done = ({ json: { id } }: ReceivedResponse) =>
        remember(`one memory ${name}`, true, () => expectOne("/v2/memories", name, [id]));
      await proceed({ steps: [keyed(() => ["POST", "/v2/memories", { name, ...language }], done)] });
    },

    async uploadFileOnce() {
      const name = `${word()}.txt`;
      const body = `${word()} `.repeat(pick([1, 100, 20_000]));
      const done = ({ json: { id } }: ReceivedResponse) =>
        remember(`one file ${name}`, true, () => expectOne("/v2/files", name, [id]));
      await proceed({ steps: [keyed(() => ["POST", `/v2/files?name=${name}`, body], done)] });
    },

    async createSegment() {
      const memory_id = await memoryOf();
      const [source, target] = [word(), word()];
      const done = ({ json: { id } }: ReceivedResponse) =>
        remember(`segment ${id} of memory ${memory_id}`, false, async () => {
          expect((await send("GET", `/v2/segments?id=${id}`)).json).toMatchObject({ id, source, target });
          expect(await scoresOf(memory_id, source)).toEqual([100]);
        });
      await proceed({ steps: [keyed(() => ["POST", "/v2/segments", { source, target, memory_id }], done)] });
    },

    async translateFileOnce() {
      const memoryId = await memoryOf();
      const { id: fileId } = (await write("POST", `/v2/files?name=${word()}.txt`, translatedText)).json;
      const done = ({ json: [{ id }] }: ReceivedResponse) =>
        remember(`one translation of file ${fileId}`, true, async () => {
          const { json } = await send("GET", "/v2/translate/file?fromTime=1");
          const match = json.filter((each: { fileId: number }) => each.fileId === fileId);
          expect(match).toMatchObject([{ id, status: "ReadyForDownload" }]);
        });
      await proceed({
        steps: [keyed(() => ["POST", "/v2/translate/file", { fileId: [fileId], memoryId }], done)],
      });
    },

    async uploadInParts() {
      const name = `${word()}.txt`;
      // All parts but the last have this size.
      const parts = [...(below(8) === 0 ? ["x".repeat(8 * 2 ** 20)] : []), `${word()} `.repeat(pick([1, 100, 20_000]))];
      const size = parts.reduce((sum, { length }) => sum + length, 0);
      const upload = { uploadId: "", key: "" };
      const tags: { ETag: string; PartNumber: number }[] = [];
      const path = (end: string) => `/v2/upload/s3/multipart/${upload.uploadId}/${end}s3Key=${upload.key}`;
      const announced = { filename: name, type: "text/plain", metadata: { size } };
      await proceed({
        steps: [
          keyed(
            () => ["POST", "/v2/upload/s3/multipart", announced],
            ({ json }) => Object.assign(upload, json),
          ),
          ...parts.map((part, at) => async () => {
            const { url } = (await send("GET", `${path(`${at + 1}?`)}&size=${part.length}`)).json;
            tags[at] = { ETag: await putPart(url, part), PartNumber: at + 1 };
          }),
          keyed(
            () => ["POST", path("complete?"), { parts: tags }],
            () => {
              remember(`upload of ${name}`, true, async () => {
                const { json } = await send("GET", `/v2/upload/${upload.uploadId}`);
                expect(json).toMatchObject({ filename: name, status: "uploaded" });
                const uploads = (await send("GET", "/v2/upload?statuses=pending,uploaded")).json;
                const begun = uploads.filter(({ filename }: { filename: string }) => filename === name);
                expect(begun).toHaveLength(1);
                await expectOne("/v2/files", name, [json.fileId]);
                const { text } = await send("GET", `/v2/files/download?id=${json.fileId}`);
                expect(text === parts.join("")).toBe(true);
              });
            },
          ),
        ],
      });
    },

    async deliverJob() {
      // Some stay for documents.
      if (jobs.length < 4) return;
      const job = pick(jobs);
      const { status } = await send("POST", `/v2/jobs/${job.id}/deliver`);
      if (status !== 200) return;
      writes++;
      jobs.splice(jobs.indexOf(job), 1);
      remember(`delivery of job ${job.id}`, false, async () => {
        expect((await send("GET", `/v2/jobs/${job.id}`)).json).toMatchObject({ status: "delivered" });
      });
      remember(`webhook of job ${job.id}`, true, async () => {
        expect(receiver.events).toContain(`JOB_DELIVER ${job.id}`);
      });
    },

    async generate() {
      const templateParams = { language: "en-GB", contentLength: 20, summary: word() };
      const body = { name: word(), language: "en-GB", template: "blog-post", templateParams };
      const { text: stream } = await write("POST", "/v2/create", body);
      const content = /^event: fullcontent\ndata: (.*)$/m.exec(stream)?.[1];
      if (content === undefined) return;
      const { id, content: written } = JSON.parse(content);
      remember(`content ${id}`, false, async () => {
        expect((await send("GET", `/v2/create/${id}`)).json).toMatchObject({ content: written });
      });
    },
  };

  /** Writes until `isOver`; what the server did not acknowledge does not count. */
  async function client(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        const errand = below(2) === 0 ? unfinished.shift() : undefined;
        await (errand ? proceed(errand) : pick(Object.values(actions))());
      } catch (error) {
        if (!(error instanceof NotDone)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  return {
    acknowledged,
    send,
    /** Signs the terms and listens to deliveries, before the first round. */
    async prepare() {
      await write("POST", "/v2/create/terms-and-conditions", { signedAgreement: true });
      const webhook = { webhookName: "All", webhookUrl: receiver.url, eventType: ["JOB_DELIVER"] };
      await write("POST", "/v3/connectors/configuration/webhooks", webhook);
    },
    /** Runs clients side by side until `most` more writes were acknowledged, or `isOver`. */
    async run(clients: number, max: number, isOver = () => false): Promise<void> {
      const last = writes + max;
      const enough = () => isOver() || writes >= last;
      await Promise.all(Array.from({ length: clients }, () => client(enough)));
    },
    /** Retries what is left of the requests that were not acknowledged. */
    async finish(): Promise<void> {
      for (let errand = unfinished.shift(); errand; errand = unfinished.shift()) {
        await proceed(errand).catch(async (error) => {
          if (!(error instanceof NotDone)) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        });
      }
    },
    /** Requests that were done before their retry, in part at least, and retries that had to wait. */
    retries: () => ({ replayed: retries, refused: refusedRetries }),
    writes: () => writes,
    /** Requests that were refused because the server was busy. */
    busy: () => busy,
    scoresOf,
    /** Confirms a new document with one segment; the memory then has its source. */
    async confirmOne(): Promise<{ memoryId: number; source: string }> {
      await actions.createJob();
      const { projectId, memoryId } = jobs.at(-1) as (typeof jobs)[number];
      const source = word();
      const headers = { name: `${source}.txt`, project_id: String(projectId) };
      const { id } = (await write("POST", "/v2/documents/files", source, headers)).json;
      await confirm(id, projectId);
      return { memoryId, source };
    },
    /** What was acknowledged and is not so. */
    async missing(isIncluded: (each: Acknowledged, at: number) => boolean): Promise<string[]> {
      const missing: string[] = [];
      for (const each of acknowledged.filter(isIncluded)) {
        await each.check().catch((error: Error) => missing.push(`${each.what}: ${error.message}`));
      }
      return missing;
    },
    close: receiver.close,
  };
}

export const translatedCharacters = [...translatedText].length;

/** Remembers which events came. */
async function openReceiver() {
  const events = new Set<string>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { id } = JSON.parse(await text(request));
    events.add(`${request.headers["parlance-event"]} ${id}`);
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    events,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
