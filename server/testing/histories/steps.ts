import { buildTmx } from "../memories.ts";
import { language, type ReceivedResponse, type RecordingClient } from "./client.ts";

// biome-ignore lint/suspicious/noExplicitAny: responses have every shape
type Json = any;

/** The text of each translated file. */
const translatedText = "The red bus stops at the old harbour.";
export const translatedCharacters = [...translatedText].length;

/** The value of the only matching object in a list. Several matches give a value that no object has. */
const only =
  (belongs: (each: Json) => boolean, readValue: (each: Json) => string, listOf = (json: Json) => json) =>
  ({ json }: ReceivedResponse): string | undefined =>
    listOf(json).filter(belongs).map(readValue).join(" and ") || undefined;

/** All names of an object begin with its first name. */
const named = (name: string) => (each: Json) => each.name.split("-")[0] === name;
const nameOf = (each: Json): string => each.name;

const webhooks = "/v3/connectors/configuration/webhooks";

/** A step creates the objects that it needs. */
export const steps = {
  async createMemory(client: RecordingClient) {
    const name = client.word();
    const object = `memory ${name}`;
    await client.create({ object, value: name }, ["POST", "/v2/memories", { name, ...language }], ({ id }) => {
      client.pool("memories").push({ id, name, object });
      client.readAtRandom(object, "/v2/memories", only(named(name), nameOf));
      client.readAtRandom(object, `/v2/memories?id=${id}`, ({ json }) => nameOf(json[0]));
    });
  },

  async renameMemory(client: RecordingClient) {
    const memory = client.pick("memories");
    if (!memory) return steps.createMemory(client);
    const name = `${memory.name}-${client.word()}`;
    const action = { object: memory.object, kind: "write", value: name } as const;
    await client.change(action, ["PUT", "/v2/memories", { id: memory.id, name }]);
  },

  async deleteMemory(client: RecordingClient) {
    const { id, object } = client.pick("memories") ?? {};
    if (!id) return steps.createMemory(client);
    await client.change({ object, kind: "delete" }, ["DELETE", `/v2/memories?id=${id}`]);
  },

  async countVersion(client: RecordingClient) {
    const { history, memory } = client.shared;
    const begin = history.now();
    const response = await client.send("GET", `/v2/memories?id=${memory}`);
    if (response) history.counts.push({ value: response.json[0].version, begin, end: history.now() });
  },

  async createSegment(client: RecordingClient) {
    const { memory } = client.shared;
    const [source, target] = [client.word(), client.word()];
    const object = `entry ${source}`;
    const body = { source, target, memory_id: memory };
    await client.create({ object, value: target, isCounted: true }, ["POST", "/v2/segments", body], ({ id }) => {
      client.pool("entries").push({ id, object });
      client.readAtRandom(object, `/v2/segments?id=${id}`, ({ json }) => json.target);
      watchEntry(client, source);
    });
  },

  async updateSegment(client: RecordingClient) {
    const { id, object } = client.pick("entries") ?? {};
    if (!id) return steps.createSegment(client);
    const value = client.word();
    await client.change({ object, kind: "write", value, isCounted: true }, [
      "PUT",
      "/v2/segments",
      { id, target: value },
    ]);
  },

  async deleteSegment(client: RecordingClient) {
    const { id, object } = client.pick("entries") ?? {};
    if (!id) return steps.createSegment(client);
    const { memory } = client.shared;
    const target = client.chooser.pick([`/v2/segments?id=${id}`, `/v2/memories/segment?id=${memory}&segment_id=${id}`]);
    await client.change({ object, kind: "delete", isCounted: true }, ["DELETE", target]);
  },

  async importMemory(client: RecordingClient) {
    return importPairs(client, 20);
  },

  /** Enough pairs for several transactions. */
  async importLargeMemory(client: RecordingClient) {
    return importPairs(client, 1100);
  },

  /** Terms are read only at the end, because an exported file is outdated after the next import. */
  async importTerms(client: RecordingClient) {
    const { memory } = client.shared;
    const terms = client.pool("terms");
    const [fresh, again] = [client.word(), client.pick("terms") ?? client.word()];
    terms.push(fresh, again);
    const headers = { memory_id: String(memory), name: `${fresh}.csv` };
    const file = `source,target\n${fresh},Kai\n${again},Kai\n`;
    const promised = [{ object: `term ${fresh}`, value: "Kai", isCounted: true }];
    client.readAtEnd(`term ${fresh}`, `/v2/memories/termbase/download?id=${memory}`, ({ text }) => {
      const found = text.split("\r\n").filter((line) => line.startsWith(`${fresh},`));
      return found.map((line) => line.split(",")[1]).join(" and ") || undefined;
    });
    await client.create([], ["POST", "/v2/memories/import", file, headers], () => {}, promised);
  },

  async createWebhook(client: RecordingClient) {
    const name = client.word();
    const object = `webhook ${name}`;
    const body = { webhookName: name, webhookUrl: client.shared.webhookUrl, eventType: "JOB_DELIVER" };
    await client.create({ object, value: name }, ["POST", webhooks, body], ({ id }) => {
      client.pool("webhooks").push({ id, name, object });
      const isIt = ({ webhookName }: Json) => webhookName.split("-")[0] === name;
      const nameOfIt = ({ webhookName }: Json): string => webhookName;
      client.readAtRandom(object, webhooks, only(isIt, nameOfIt));
      client.readAtRandom(object, `${webhooks}/${id}`, ({ json }) => nameOfIt(json));
    });
  },

  async renameWebhook(client: RecordingClient) {
    const webhook = client.pick("webhooks");
    if (!webhook) return steps.createWebhook(client);
    const value = `${webhook.name}-${client.word()}`;
    const action = { object: webhook.object, kind: "write", value } as const;
    await client.change(action, ["PUT", `${webhooks}/${webhook.id}`, { webhookName: value }]);
  },

  async deleteWebhook(client: RecordingClient) {
    const { id, object } = client.pick("webhooks") ?? {};
    if (!id) return steps.createWebhook(client);
    await client.change({ object, kind: "delete" }, ["DELETE", `${webhooks}/${id}`]);
  },

  async uploadFile(client: RecordingClient) {
    const name = `${client.word()}.txt`;
    const object = `file ${name}`;
    const body = `${name} `.repeat(client.chooser.pick([1, 100, 20_000]));
    await client.create({ object, value: name }, ["POST", `/v2/files?name=${name}`, body], ({ id }) => {
      client.pool("files").push({ id, object });
      watchFile(client, { id, name, body });
    });
  },

  async deleteFile(client: RecordingClient) {
    const { id, object } = client.pick("files") ?? {};
    if (!id) return steps.uploadFile(client);
    await client.change({ object, kind: "delete" }, ["DELETE", `/v2/files?id=${id}`]);
  },

  async createJob(client: RecordingClient) {
    const name = client.word();
    const object = `job ${name}`;
    const worked = { object: `work on ${object}`, value: "imported and pretranslated" };
    await client.create([], ["POST", `/v2/files?name=${name}.txt`, name], (file, by) => {
      const languagePairs = [{ memoryId: client.shared.memory, pretranslate: true }];
      const body = { name, fileIds: [file.id], srcLang: "en", srcLocale: "GB", languagePairs };
      const done = ({ id, stats }: Json) => {
        const project = stats.projects[0].id;
        client.pool("jobs").push({ id, name, object, project });
        client.readAtRandom(object, `/v2/jobs/${id}`, ({ json }) => json.name);
        client.readAtRandom(object, "/v2/jobs", only(named(name), nameOf));
        client.readAtEnd(worked.object, `/v2/projects?id=${project}`, ({ json }) => {
          const first = json[0].document.find((each: Json) => each.name === `${name}.txt`);
          return first?.import_succeeded && !first.is_pretranslating ? worked.value : JSON.stringify(first);
        });
      };
      return by.create({ object, value: name }, ["POST", "/v2/jobs", body], done, [worked]);
    });
  },

  async renameJob(client: RecordingClient) {
    const job = client.pick("jobs");
    if (!job) return steps.createJob(client);
    const name = `${job.name}-${client.word()}`;
    await client.change({ object: job.object, kind: "write", value: name }, ["PUT", `/v2/jobs/${job.id}`, { name }]);
  },

  async deliverJob(client: RecordingClient) {
    // Some jobs stay, for steps with documents.
    if (client.pool("jobs").length < 3) return steps.createJob(client);
    const { id } = client.take("jobs");
    const [object, sent] = [`delivery of job ${id}`, `webhook of job ${id}`];
    const { events } = client.shared;
    const delivered = (status: string) => (status === "delivered" ? status : undefined);
    client.readAtRandom(object, `/v2/jobs/${id}`, ({ json }) => delivered(json.status));
    const deliveries = () => [...(events.get(`/all JOB_DELIVER ${id}`) ?? [])];
    client.readAtEnd(sent, `/v2/jobs/${id}`, () => deliveries().fill("sent").join(" and ") || undefined);
    const promised = [{ object: sent, value: "sent" }];
    await client.create({ object, value: "delivered" }, ["POST", `/v2/jobs/${id}/deliver`], () => {}, promised);
  },

  async uploadDocument(client: RecordingClient) {
    const { project } = client.pick("jobs") ?? {};
    if (!project) return steps.createJob(client);
    const [name, ...sources] = [`${client.word()}.txt`, client.word(), client.word()];
    const object = `document ${name}`;
    const headers = { name, project_id: String(project) };
    const request = ["POST", "/v2/documents/files", sources.join("\n"), headers] as const;
    const documentsOf = ([{ document }]: Json) => document;
    await client.create({ object, value: name }, request, ({ id, segments }) => {
      client.pool("documents").push({ id, project, segments });
      client.readAtRandom(object, `/v2/projects?id=${project}`, only(named(name), nameOf, documentsOf));
      for (const segment of segments) watchSegment(client, id, segment);
    });
  },

  async translateSegment(client: RecordingClient) {
    const { segments } = client.pick("documents") ?? {};
    if (!segments) return steps.uploadDocument(client);
    const { id } = client.chooser.pick<Json>(segments);
    const target = client.word();
    const action = { object: `segment ${id}`, kind: "write", value: target, isCounted: true } as const;
    await client.change(action, ["PUT", "/v2/segments", { id, target }]);
  },

  async translateDocument(client: RecordingClient) {
    const { id, project, segments } = client.pick("documents") ?? {};
    if (!id) return steps.uploadDocument(client);
    const xliff = await client.send("GET", `/v2/documents/files?id=${id}&is_xliff=true`);
    if (xliff?.status !== 200) return;
    const value = client.word();
    const target = `<target state="translated">${value}</target>`;
    const worked = xliff.text.replaceAll(/<target[^>]*(?:\/>|>.*?<\/target>)/gs, target);
    const headers = { name: "worked.xliff", project_id: String(project) };
    // Together they are one change of the memory.
    const actions = segments.map((each: Json, at: number) => {
      return { object: `segment ${each.id}`, kind: "write", value, isCounted: at === 0 };
    });
    await client.create(actions, ["POST", "/v2/documents/files", worked, headers]);
  },

  async translateFile(client: RecordingClient) {
    const object = `translation ${client.word()}`;
    await client.create([], ["POST", "/v2/files?name=a.txt", translatedText], ({ id: fileId }, by) => {
      const body = { fileId: [fileId], memoryId: client.shared.memory };
      const isOf = (each: Json) => each.fileId === fileId;
      const promised = [{ object, value: "ReadyForDownload" }];
      const done = ([{ id }]: Json) => {
        client.readAtEnd(
          object,
          "/v2/translate/file?fromTime=1",
          only(isOf, ({ status }) => status),
        );
        client.readAtEnd(object, `/v2/translate/files?id=${id}`, () => "ReadyForDownload");
      };
      return by.create([], ["POST", "/v2/translate/file", body], done, promised);
    });
  },

  async uploadInParts(client: RecordingClient) {
    const name = `${client.word()}.txt`;
    // The size of all parts but the last.
    const whole = client.chooser.oneIn(8) ? ["x".repeat(8 * 2 ** 20)] : [];
    const parts = [...whole, `${name} `.repeat(client.chooser.pick([1, 100, 20_000]))];
    const body = parts.join("");
    const initiation = { filename: name, type: "text/plain", metadata: { size: body.length } };
    await client.create([], ["POST", "/v2/upload/s3/multipart", initiation], ({ uploadId, key }, by) => {
      const path = (end: string) => `/v2/upload/s3/multipart/${uploadId}/${end}s3Key=${key}`;
      const tags: { ETag: string; PartNumber: number }[] = [];
      const putAll = async (sender: RecordingClient) => {
        for (const [at, part] of parts.entries()) {
          const url = (await sender.send("GET", `${path(`${at + 1}?`)}&size=${part.length}`))?.json?.url;
          // Any process accepts the part, unless the URL is that of a bucket.
          const target = url?.replace(/^.*(?=\/v2\/upload\/content\/)/, "");
          const put = target && (await sender.send("PUT", target, part));
          if (put?.status !== 200) return false;
          tags[at] = { ETag: put.json, PartNumber: at + 1 };
        }
        const request = ["POST", path("complete?"), { parts: tags }] as const;
        await sender.create({ object: `file ${name}`, value: name }, request, ({ location }) => {
          watchFile(client, { id: new URL(location).searchParams.get("id"), name, body });
        });
        return true;
      };
      return by.attempt(putAll);
    });
  },

  async generate(client: RecordingClient) {
    const name = client.word();
    const object = `content ${name}`;
    const templateParams = { language: "en-GB", contentLength: 20, summary: name };
    const body = { name, language: "en-GB", template: "blog-post", templateParams };
    await client.create({ object, value: name }, ["POST", "/v2/create", body], () => {
      client.readAtRandom(
        object,
        "/v2/create",
        only(named(name), nameOf, ({ contents }) => contents),
      );
    });
  },
};

export const changes = [
  steps.renameMemory,
  steps.renameJob,
  steps.renameWebhook,
  steps.countVersion,
  steps.importMemory,
  steps.updateSegment,
  steps.deleteSegment,
  steps.translateSegment,
  steps.translateDocument,
];

async function importPairs(client: RecordingClient, count: number): Promise<void> {
  const sources = Array.from({ length: count }, () => client.word());
  const headers = { memory_id: String(client.shared.memory), name: `${client.word()}.tmx` };
  const file = buildTmx(sources.map((source) => [source, source.toUpperCase()]));
  const some = sources.filter((_, at) => at % 500 === 0 || at === count - 1);
  // Together they are one change of the memory.
  const promised = some.map((source, at) => {
    return { object: `entry ${source}`, value: source.toUpperCase(), isCounted: at === 0 };
  });
  for (const source of some) watchEntry(client, source);
  await client.create([], ["POST", "/v2/memories/import", file, headers], () => {}, promised);
}

/** Writes the termbase's file. */
export const exportTerms = async (client: RecordingClient): Promise<boolean> =>
  (await client.send("POST", `/v2/memories/termbase/export?id=${client.shared.memory}`)) !== undefined;

/** An entry must be found by its source, once. */
function watchEntry(client: RecordingClient, source: string): void {
  const isIt = (match: Json) => match.source === source;
  const target = `/v2/memories/query?id=${client.shared.memory}&query=${source}&n=9`;
  client.readAtRandom(
    `entry ${source}`,
    target,
    only(isIt, (match) => match.target),
  );
}

function watchFile(client: RecordingClient, { id, name, body }: { id: Json; name: string; body: string }): void {
  client.readAtRandom(`file ${name}`, "/v2/files", only(named(name), nameOf));
  client.readAtRandom(`file ${name}`, `/v2/files/download?id=${id}`, ({ text }) => (text === body ? name : text));
}

/** Watches a segment of a document, and its entry in the memory once it is translated. */
function watchSegment(client: RecordingClient, document: number, { id, source }: Json): void {
  const { history, memory } = client.shared;
  const object = `segment ${id}`;
  history.end(history.begin({ object, kind: "create", value: "" }), "done");
  client.readAtRandom(object, `/v2/segments?id=${id}`, ({ json }) => json.target);
  const isIt = (each: Json) => each.id === id || each.metadata?.segment_id === id;
  const targetOf = (each: Json) => each.target;
  client.readAtRandom(object, `/v2/documents?id=${document}`, ({ json }) => json.segments.find(isIt).target);
  const found = only(isIt, targetOf);
  client.readAtRandom(
    object,
    `/v2/memories/query?id=${memory}&query=${source}&n=9`,
    (response) => found(response) ?? "",
  );
}
