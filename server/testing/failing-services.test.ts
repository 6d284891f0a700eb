import { expect, test } from "vitest";
import type { EngineHost } from "../src/core/engine.ts";
import type { FileStore } from "../src/core/file-store.ts";
import { inProcessEngines } from "../src/engines/in-process-engines.ts";
import { filesInMemory } from "../src/files/in-memory.ts";
import { buildTmx, importInto, memoryWith } from "./memories.ts";
import { openTestServer } from "./test-server.ts";

const leaflet = "The red bus stops at the old harbour.\nThe ferry leaves at ten.\n";

/** A server with a document in a project and a memory. Its engines and files fail while `down` is set. */
async function openServer() {
  const down = { engines: false, files: false };
  const host = inProcessEngines();
  const refuse = async (): Promise<never> => {
    throw new Error("down");
  };
  const engines: EngineHost = {
    ...host,
    lookUp: (...inputs) => (down.engines ? refuse() : host.lookUp(...inputs)),
    translate: (...inputs) => (down.engines ? refuse() : host.translate(...inputs)),
  };
  const stored = filesInMemory();
  const files: FileStore = { ...stored, write: (body) => (down.files ? refuse() : stored.write(body)) };
  const server = await openTestServer({ engines, files });
  const { request: send, settle, time } = server;
  const memory = await memoryWith(server, [["The ferry leaves at nine.", "Die Fähre legt um neun Uhr ab."]]);
  const { id: file } = (await send("POST", "/v2/files?name=leaflet.txt", { body: leaflet })).json;
  const order = { name: "Leaflets", fileIds: [file], srcLang: "en", srcLocale: "GB" };
  const body = { ...order, languagePairs: [{ memoryId: memory, trgLang: "de", trgLocale: "DE" }] };
  const { id: job } = (await send("POST", "/v2/jobs", { body })).json;
  await settle();
  const [project] = (await send("GET", `/v2/projects?memory_id=${memory}`)).json;
  const document = project.document[0].id as number;
  const segments = async () => (await send("GET", `/v2/documents?id=${document}`)).json.segments;
  const [first] = await segments();
  await send("PUT", "/v2/segments", { body: { id: first.id, target: "Der rote Bus hält am Hafen." } });
  return {
    server,
    down,
    memory,
    job,
    project: project.id as number,
    document,
    request: send,
    targets: async () => (await segments()).map(({ target }: { target: string }) => target),
    /** Runs tasks until all retries are used up. */
    async giveUp() {
      for (let minute = 0; minute < 20; minute++) {
        await settle();
        time.now += 60_000;
      }
    },
  };
}

type Server = Awaited<ReturnType<typeof openServer>>;

interface Case {
  name: string;
  /** Creates data before the service fails. */
  prepare?(server: Server): Promise<unknown>;
  look(server: Server): Promise<unknown>;
  fail(server: Server): Promise<unknown>;
}

const exportTerms = async ({ request: send, memory, giveUp }: Server) => {
  await send("POST", `/v2/memories/termbase/export?id=${memory}`);
  await giveUp();
};

const cases: Case[] = [
  {
    name: "targets when pretranslation has no engine",
    look: ({ targets }) => targets(),
    async fail({ down, request: send, document, giveUp, server: { errors } }) {
      down.engines = true;
      const { status } = await send("POST", "/v2/documents/pretranslate?mode=TM%2BMT", { body: { id: [document] } });
      await giveUp();
      expect([status, errors[0]]).toEqual([202, expect.objectContaining({ message: "down" })]);
    },
  },
  {
    name: "targets when a broken XLIFF comes back",
    look: ({ targets }) => targets(),
    async fail({ request: send, document, project }) {
      const { text } = await send("GET", `/v2/documents/files?id=${document}&is_xliff=true`);
      const headers = { name: "leaflet.txt.xliff", project_id: `${project}` };
      await send("POST", "/v2/documents/files", { body: text.slice(0, -40), headers });
    },
  },
  {
    name: "entries when a file of the same name can't be imported",
    look: async ({ request: send, memory }) =>
      (await send("GET", `/v2/memories/query?id=${memory}&query=The+ferry+leaves+at+nine.`)).json,
    fail: ({ server, memory }) =>
      importInto(server, memory, "harbour.tmx", buildTmx([["The ferry leaves at nine.", "Falsch"]]).slice(0, -30)),
  },
];

test.each(cases)("a service that fails leaves $name as they were", async ({ prepare, look, fail }) => {
  const opened = await openServer();
  await prepare?.(opened);
  const before = await look(opened);
  expect(JSON.stringify(before)).toMatch(/Der rote Bus|Fähre/);
  await fail(opened);
  opened.down.engines = false;
  opened.down.files = false;
  expect(await look(opened)).toEqual(before);
});

test("an export of terms that can't be stored says so, and no earlier file is taken for it", async () => {
  const opened = await openServer();
  const { request: send, memory, down } = opened;
  await importInto(opened.server, memory, "terms.csv", "ferry,Fähre\n");
  const download = () => send("GET", `/v2/memories/termbase/download?id=${memory}`);
  await exportTerms(opened);
  expect((await download()).text).toContain("ferry,Fähre");
  down.files = true;
  await exportTerms(opened);
  down.files = false;
  const { status, json } = await download();
  expect([status, json.message]).toEqual([409, `The termbase of memory ${memory} has not been exported.`]);
});

test("an export of a job that can't be stored says so, and no file is taken for it", async () => {
  const { request: send, job, down, giveUp } = await openServer();
  const exported = () => send("GET", `/v2/jobs/${job}/export?type=files`);
  await exported();
  await giveUp();
  expect((await send("GET", `/v2/jobs/${job}/download`)).status).toBe(200);
  down.files = true;
  await exported();
  await giveUp();
  const { status, json } = await send("GET", `/v2/jobs/${job}/download`);
  expect([status, json.message]).toEqual([409, `The export of job ${job} failed.`]);
});
