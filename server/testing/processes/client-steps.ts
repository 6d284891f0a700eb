import { expect } from "vitest";
import { buildTmx } from "../memories.ts";
import { type Acknowledged, Clients, type Steps } from "./clients.ts";

// biome-ignore lint/suspicious/noExplicitAny: responses have every shape
type Json = any;

const language = { srclang: "en", trglang: "de", srclocale: "GB", trglocale: "DE" };
/** Characters of each file that is translated. */
const translatedText = "The red bus stops at the old harbour.";
export const translatedCharacters = [...translatedText].length;

/** @param originOf where to send the next request */
export const openClients = (originOf: () => string, random: () => number): Promise<Clients> =>
  Clients.open(originOf, random, steps);

/** What clients write, each with what must be so once it was acknowledged; a step without its object does nothing. */
const steps: Steps = {
  async createMemory(clients) {
    const name = clients.word();
    await clients.once(["POST", "/v2/memories", { name, ...language }], ({ id }) => {
      clients.memories.push(id);
      return later(`one memory ${name}`, () => clients.expectOne("/v2/memories", name, id));
    });
  },

  async importMemory(clients) {
    const memory = await clients.memory();
    const sources = Array.from({ length: 20 }, () => clients.word());
    const headers = { memory_id: String(memory), name: `${clients.word()}.tmx` };
    const file = buildTmx(sources.map((source) => [source, `Kai ${source}`]));
    await clients.write("POST", "/v2/memories/import", file, headers);
    const [source = "", ...others] = sources;
    clients.pairs.push(...others.map((source) => ({ memory, source })));
    clients.remember(
      later(`import of ${source} into memory ${memory}`, async () => {
        expect(await clients.read(`/v2/memories?id=${memory}`)).toMatchObject([{ is_processing: false }]);
        expect(await clients.scoresOf(memory, source)).toEqual([100]);
      }),
    );
  },

  async deleteEntry(clients) {
    const { memory, source } = clients.take(clients.pairs) ?? {};
    if (memory === undefined || source === undefined) return;
    const matches = await clients.read(`/v2/memories/query?id=${memory}&query=${source}`);
    const id = matches.find((match: Json) => match.source === source)?.metadata.segment_id;
    if (id === undefined) return;
    await clients.write("DELETE", `/v2/memories/segment?id=${memory}&segment_id=${id}`);
    clients.remember(
      now(`deletion of ${source} from memory ${memory}`, async () =>
        expect(await clients.scoresOf(memory, source)).toEqual([]),
      ),
    );
  },

  async uploadFile(clients) {
    const name = `${clients.word()}.txt`;
    const body = `${clients.word()} `.repeat(clients.pick([1, 100, 20_000]));
    await clients.once(["POST", `/v2/files?name=${name}`, body], ({ id }) => {
      const file = { id };
      clients.files.push(file);
      return later(`file ${name}`, async () => {
        if (!clients.files.includes(file)) return;
        await clients.expectOne("/v2/files", name, id);
        expect((await clients.send("GET", `/v2/files/download?id=${id}`)).text === body).toBe(true);
      });
    });
  },

  async deleteFile(clients) {
    const file = clients.take(clients.files);
    if (!file) return;
    await clients.write("DELETE", `/v2/files?id=${file.id}`);
    clients.remember(
      now(`deletion of file ${file.id}`, async () =>
        expect((await clients.send("GET", `/v2/files/download?id=${file.id}`)).status).toBe(410),
      ),
    );
  },

  async createJob(clients) {
    const memory = await clients.memory();
    const name = clients.word();
    const file = (await clients.write("POST", `/v2/files?name=${name}.txt`, name)).json.id;
    const languagePairs = [{ memoryId: memory, pretranslate: true }];
    const body = { name, fileIds: [file], srcLang: "en", srcLocale: "GB", languagePairs };
    const { id, stats } = (await clients.write("POST", "/v2/jobs", body)).json;
    const project = stats.projects[0].id;
    clients.jobs.push({ id, project, memory });
    clients.remember(
      later(`job ${id}`, async () => {
        expect(await clients.read(`/v2/jobs/${id}`)).toMatchObject({ creationStatus: "COMPLETE" });
        const [{ document }] = await clients.read(`/v2/projects?id=${project}`);
        const first = document.find((each: Json) => each.name === `${name}.txt`);
        expect(first).toMatchObject({ import_succeeded: true, is_pretranslating: false });
      }),
    );
  },

  async uploadDocument(clients) {
    const job = clients.pick(clients.jobs);
    if (!job) return;
    const sources = [clients.word(), clients.word()];
    const headers = { name: `${clients.word()}.txt`, project_id: String(job.project) };
    const { id } = (await clients.write("POST", "/v2/documents/files", sources.join("\n"), headers)).json;
    clients.documents.push({ ...job, id, sources });
    clients.remember(
      later(`document ${id}`, async () => {
        const { segments } = await clients.read(`/v2/documents?id=${id}`);
        expect(segments.map(({ source }: Json) => source)).toEqual(sources);
      }),
    );
  },

  async confirmSegments(clients) {
    const { id, project, memory, sources } = clients.take(clients.documents) ?? {};
    if (id === undefined || project === undefined || memory === undefined || !sources) return;
    if (!(await clients.confirm(id, project))) return;
    clients.remember(
      now(`confirmation of document ${id}`, async () => {
        const { segments } = await clients.read(`/v2/documents?id=${id}`);
        const target = `Kai ${id}`;
        expect(segments).toMatchObject(sources.map((source) => ({ source, target, is_confirmed: true })));
        expect(await clients.scoresOf(memory, sources[0] as string)).toEqual([100]);
      }),
    );
  },

  async createSegment(clients) {
    const memory_id = await clients.memory();
    const [source, target] = [clients.word(), clients.word()];
    await clients.once(["POST", "/v2/segments", { source, target, memory_id }], ({ id }) =>
      now(`segment ${id} of memory ${memory_id}`, async () => {
        expect(await clients.read(`/v2/segments?id=${id}`)).toMatchObject({ id, source, target });
        expect(await clients.scoresOf(memory_id, source)).toEqual([100]);
      }),
    );
  },

  async translateFile(clients) {
    const memoryId = await clients.memory();
    const file = (await clients.write("POST", `/v2/files?name=${clients.word()}.txt`, translatedText)).json.id;
    await clients.once(["POST", "/v2/translate/file", { fileId: [file], memoryId }], ([{ id }]) =>
      later(`one translation of file ${file}`, async () => {
        const all = await clients.read("/v2/translate/file?fromTime=1");
        expect(all.filter((each: Json) => each.fileId === file)).toMatchObject([{ id, status: "ReadyForDownload" }]);
        expect((await clients.send("GET", `/v2/translate/files?id=${id}`)).status).toBe(200);
      }),
    );
  },

  async uploadInParts(clients) {
    const name = `${clients.word()}.txt`;
    // All parts but the last have this size.
    const whole = clients.below(8) === 0 ? ["x".repeat(8 * 2 ** 20)] : [];
    const parts = [...whole, `${clients.word()} `.repeat(clients.pick([1, 100, 20_000]))];
    const metadata = { size: parts.join("").length };
    const upload = { uploadId: "", key: "" };
    const tags: { ETag: string; PartNumber: number }[] = [];
    const path = (end: string) => `/v2/upload/s3/multipart/${upload.uploadId}/${end}s3Key=${upload.key}`;
    await clients.proceed([
      clients.keyed(
        () => ["POST", "/v2/upload/s3/multipart", { filename: name, type: "text/plain", metadata }],
        (created) => {
          Object.assign(upload, created);
          return undefined;
        },
      ),
      ...parts.map((part, at) => async () => {
        const { url } = await clients.read(`${path(`${at + 1}?`)}&size=${part.length}`);
        tags[at] = { ETag: await clients.putPart(url, part), PartNumber: at + 1 };
      }),
      clients.keyed(
        () => ["POST", path("complete?"), { parts: tags }],
        () =>
          later(`upload of ${name}`, async () => {
            const uploaded = await clients.read(`/v2/upload/${upload.uploadId}`);
            expect(uploaded).toMatchObject({ filename: name, status: "uploaded" });
            const uploads = await clients.read("/v2/upload?statuses=pending,uploaded");
            expect(uploads.filter(({ filename }: Json) => filename === name)).toHaveLength(1);
            await clients.expectOne("/v2/files", name, uploaded.fileId);
            const { text } = await clients.send("GET", `/v2/files/download?id=${uploaded.fileId}`);
            expect(text === parts.join("")).toBe(true);
          }),
      ),
    ]);
  },

  async deliverJob(clients) {
    // Some stay for documents.
    if (clients.jobs.length < 4) return;
    const job = clients.pick(clients.jobs);
    if ((await clients.send("POST", `/v2/jobs/${job.id}/deliver`)).status !== 200) return;
    clients.jobs.splice(clients.jobs.indexOf(job), 1);
    clients.remember(
      now(`delivery of job ${job.id}`, async () =>
        expect(await clients.read(`/v2/jobs/${job.id}`)).toMatchObject({ status: "delivered" }),
      ),
    );
    clients.remember(
      later(`webhook of job ${job.id}`, async () => expect(clients.events).toContain(`JOB_DELIVER ${job.id}`)),
    );
  },

  async generate(clients) {
    const templateParams = { language: "en-GB", contentLength: 20, summary: clients.word() };
    const body = { name: clients.word(), language: "en-GB", template: "blog-post", templateParams };
    const { text: stream } = await clients.write("POST", "/v2/create", body);
    const event = /^event: fullcontent\ndata: (.*)$/m.exec(stream)?.[1];
    if (event === undefined) return;
    const { id, content } = JSON.parse(event);
    clients.remember(
      now(`content ${id}`, async () => expect(await clients.read(`/v2/create/${id}`)).toMatchObject({ content })),
    );
  },
};

const now = (what: string, check: () => Promise<void>): Acknowledged => ({ what, isLater: false, check });
const later = (what: string, check: () => Promise<void>): Acknowledged => ({ what, isLater: true, check });
