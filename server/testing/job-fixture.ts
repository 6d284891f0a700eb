import { afterAll, beforeAll, expect } from "vitest";
import { openTestServer, type Received } from "./test-server.ts";

/** The file of the guides: three sentences, 18 words. */
export const leaflet =
  "The red bus stops at the old harbour.\nThe ferry leaves at ten.\nPlease keep the gangway clear.\n";

/** Pairs of the memory, source and target. */
const known = [
  ["The red bus stops at the old harbour.", "Der rote Bus hält am alten Hafen."],
  ["The ferry leaves at nine.", "Die Fähre legt um neun Uhr ab."],
  ["Please keep the gangway clear.", "Bitte halten Sie den Landgang frei."],
] as const;

/** A server with a memory from English to German, and functions for jobs. */
export async function openJobFixture() {
  const received: Received[] = [];
  const server = await openTestServer({
    receive: async (delivery) => {
      received.push(delivery);
      return 204;
    },
  });
  const { request: send } = server;

  async function createMemory({
    entries = known as readonly (readonly [string, string])[],
    key = "",
  } = {}): Promise<number> {
    const body = { name: "Harbour signs", srclang: "en", trglang: "de", srclocale: "GB", trglocale: "DE" };
    const { json } = await send("POST", "/v2/memories", { body, ...(key && { key }) });
    const { ids, entries: stored } = server.core.store;
    const first = await ids.take("segment", Math.max(1, entries.length));
    const rows = entries.map(([source, target], index) => ({
      id: first + index,
      source,
      target,
      resource: "harbour.tmx",
      documentId: null,
      userEmail: "mo@harbour.example",
    }));
    if (rows.length > 0) await stored.put(server.organizationId, json.id, rows);
    return json.id;
  }

  async function uploadFile(name: string, body: string | Uint8Array<ArrayBuffer>): Promise<number> {
    return (await send("POST", `/v2/files?name=${encodeURIComponent(name)}&langId=false`, { body })).json.id;
  }

  async function createJob(
    memoryId: number,
    { file = leaflet, name = "leaflet.txt", pair = {}, job = {}, fault = "" } = {},
  ) {
    const body = {
      name: "Spring leaflets",
      fileIds: [await uploadFile(name, file)],
      srcLang: "en",
      srcLocale: "GB",
      languagePairs: [{ memoryId, ...pair }],
      ...job,
    };
    const { json } = await send("POST", "/v2/jobs", { body, headers: { ...(fault && { "parlance-fault": fault }) } });
    return json;
  }

  const matchesOf = async (memoryId: number, source: string) =>
    (await send("GET", `/v2/memories/query?id=${memoryId}&query=${encodeURIComponent(source)}`)).json;

  const projectsOf = async (query = "") => (await send("GET", `/v2/projects${query}`)).json;
  const documentOf = async (projectId: number) => (await projectsOf(`?id=${projectId}`))[0].document[0];

  function uploadDocument(
    projectId: number,
    body: string | Uint8Array<ArrayBuffer>,
    options: Record<string, string> = {},
  ) {
    const headers = { name: "leaflet.txt", project_id: String(projectId), ...options };
    return send("POST", "/v2/documents/files", { body, headers });
  }

  const xliffOf = async (documentId: number) => (await send("GET", `/v2/documents/files?id=${documentId}`)).text;

  /** Uploads the XLIFF of a document with these targets and states, in the order of its units. */
  async function work(
    document: { id: number; project_id: number },
    ...targets: (readonly [target: string, state?: string] | undefined)[]
  ) {
    let index = 0;
    const xliff = (await xliffOf(document.id)).replaceAll(/<trans-unit.*<\/trans-unit>/g, (unit) => {
      const target = targets[index++];
      if (!target) return "";
      const [text, state] = target;
      return unit
        .replace(' approved="yes"', "")
        .replace(/<target.*<\/target>/, `<target${state ? ` state="${state}"` : ""}>${text}</target>`);
    });
    return uploadDocument(document.project_id, xliff, {});
  }

  async function listen(...eventType: string[]) {
    const body = { webhookName: "All", webhookUrl: "https://hooks.harbour.example/", eventType };
    await send("POST", "/v3/connectors/configuration/webhooks", { body });
  }

  /** New deliveries to webhooks: event and ID, sorted. */
  async function listEvents(): Promise<string[]> {
    await server.core.deliverer.settle();
    return received
      .splice(0)
      .map(({ headers, body }) => `${headers["parlance-event"]} ${body.id}`)
      .sort();
  }

  return {
    ...server,
    received,
    createMemory,
    uploadFile,
    createJob,
    matchesOf,
    projectsOf,
    documentOf,
    uploadDocument,
    xliffOf,
    work,
    listen,
    events: listEvents,
  };
}

/** One fixture for all tests of a file, with a memory and a webhook for all events. The server may report no error. */
export function sharedJobFixture() {
  const shared = {} as Awaited<ReturnType<typeof openJobFixture>> & { memoryId: number };
  beforeAll(async () => {
    Object.assign(shared, await openJobFixture());
    await shared.listen(...allEvents);
    shared.memoryId = await shared.createMemory();
  });
  afterAll(async () => {
    expect(shared.errors).toEqual([]);
    await shared.close();
  });
  return shared;
}

export const allEvents = ["JOB_DELIVER", "JOB_UPDATE", "PROJECT_DELIVER", "PROJECT_UPDATE"];
