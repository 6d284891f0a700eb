import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collectGarbage } from "@openparlance/text/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { slowServices } from "../../testing/slow-services.ts";
import { openTestServer } from "../../testing/test-server.ts";
import type { Peer } from "../core/environment.ts";
import { nextTurn } from "../core/turns.ts";
import { createDoors } from "../doors/doors.ts";
import { findDoor } from "../doors/paths.ts";
import { createMcp } from "../mcp/serve-mcp.ts";
import { filesIn } from "./files/folder.ts";
import { listen } from "./listener/listener.ts";
import type { FinishedRequest } from "./request-log.ts";

const leaflet = "The red bus stops at the old harbour.\nThe ferry leaves at ten.\n";
const filledTmx =
  '<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Quay</seg></tuv><tuv xml:lang="de"><seg>Kai</seg></tuv></tu></body></tmx>';
const tmx = '<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body/></tmx>';
/** More than the buffers of a connection hold. */
const largeBytes = 8_000_000;

/** The objects of an organization that requests refer to. */
type World = Record<
  | "organization"
  | "memory"
  | "unopened"
  | "project"
  | "document"
  | "file"
  | "translation"
  | "built"
  | "content"
  | "job",
  number
> &
  Record<"key" | "upload" | "parts" | "deepl" | "libretranslate", string>;

/** A server on a port whose services can be slow. */
async function openServer() {
  const folder = await mkdtemp(join(tmpdir(), "leave-"));
  const log: unknown[] = [];
  const slow = slowServices(await filesIn(folder), (...line) => {
    log.push(line);
  });
  const { core, request: send, put, createKey, errors } = await openTestServer(slow);
  let worked = Promise.resolve();
  /** Runs all due tasks after those of earlier calls, because a call doesn't wait for tasks that another call runs. */
  const work = () => {
    worked = worked.then(() => core.queue.settle());
    return worked;
  };
  const running = new Set<Promise<unknown>>();
  /** The status of the last response, including responses to clients that have left. */
  const last = { status: 0 };
  const track = async (work: Promise<Response>): Promise<Response> => {
    running.add(work);
    const response = await work.finally(() => running.delete(work));
    last.status = response.status;
    return response;
  };
  const api = (request: Request, peer: Peer) => track(core.api(request, peer));
  const mcp = createMcp({
    settings: { isReadOnly: false, tools: undefined },
    corsOrigins: [],
    mode: "development" as const,
    api,
    authenticate: core.authenticate,
    countRequest: core.countRequest,
    fence: core.fence,
    filters: core.services.filters,
    wait: (_, signal) => slow.gates.wait.pass(signal).then(work),
    readPage: async () => undefined,
    report: (error) => errors.push(error),
  });
  const doors = createDoors({
    mode: "development",
    corsOrigins: [],
    services: core.services,
    fence: core.fence,
    authenticate: core.authenticate,
    countRequest: core.countRequest,
    report: (error) => errors.push(error),
  });
  let left = Promise.withResolvers<FinishedRequest>();
  const { origin, close } = await listen(
    {
      fetch(request, peer) {
        if (peer.target === "/mcp") return track(mcp(request, peer));
        return findDoor(peer.target) ? track(doors(request, peer)) : api(request, peer);
      },
    },
    { port: 0, host: "127.0.0.1" },
    {
      onFinished: (request) => {
        if (!request.isWhole) left.resolve(request);
      },
    },
  );

  /** Runs the queue until a promise has settled. */
  async function workUntil<T>(awaited: Promise<T>): Promise<T> {
    let hasEnded = false;
    const ended = awaited.finally(() => {
      hasEnded = true;
    });
    ended.catch(() => {});
    while (!hasEnded) {
      await work();
      await nextTurn();
    }
    return ended;
  }

  return {
    slow,
    log,
    errors,
    last,
    workUntil,
    /** Marks the text of the world's last file as translated; the file is built when the queue works. */
    complete: ({ organization, translation }: World) =>
      core.store.fileTranslations.complete(organization, translation, 1),
    /** A new organization with one object of each kind. */
    async createWorld(): Promise<World> {
      const organizationId = await core.store.accounts.createOrganization(`Harbour ${crypto.randomUUID()}`, "business");
      const key = await createKey(`${organizationId}@harbour.example`, organizationId);
      const post = async (target: string, body: object | string, headers = {}) =>
        (await send("POST", target, { key, body, headers })).json;
      const languages = { srclang: "en", trglang: "de" };
      const { id: memory } = await post("/v2/memories", { name: "Harbour", ...languages });
      const { id: unopened } = await post("/v2/memories", { name: "Pier", ...languages });
      const { id: project } = await post("/v2/projects", { name: "Leaflets", memory_id: memory });
      const { id: document } = await post("/v2/documents/files", leaflet, { name: "a.txt", project_id: `${project}` });
      const { id: file } = await post("/v2/files?name=a.txt", leaflet);
      const [{ id: built }] = await post("/v2/translate/file", { fileId: [file], memoryId: memory });
      const { id: job } = await post("/v2/jobs", {
        name: "Leaflets",
        srcLang: "en",
        fileIds: [file],
        languagePairs: [{ memoryId: memory }],
      });
      await send("GET", `/v2/jobs/${job}/export?type=files`, { key });
      await post(`/v2/memories/termbase/export?id=${memory}`, {});
      const door = async (target: string, fields: object) => {
        const form = new FormData();
        form.set("file", new File([leaflet], "a.txt"));
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        const request = new Request(`http://localhost${target}`, {
          method: "POST",
          body: form,
          headers: { authorization: `DeepL-Auth-Key ${key}` },
        });
        return (await doors(request, { target, isTls: false, isLoopback: true, isTrustedProxy: false })).json();
      };
      const deepl = await door("/deepl/v2/document", { target_lang: "DE", source_lang: "EN" });
      const translating = door("/libretranslate/translate_file", { source: "en", target: "de", api_key: key });
      const { translatedFileUrl } = await workUntil(translating);
      const [{ id: translation }] = await post("/v2/translate/file", { fileId: [file], memoryId: memory });
      const { uploadId, key: s3Key } = await post("/v2/upload/s3/multipart", { filename: "p.txt", type: "text/plain" });
      const part = await send("GET", `/v2/upload/s3/multipart/${uploadId}/1?s3Key=${s3Key}&size=4`, { key });
      const begun = await door("/deepl/v2/document", { target_lang: "DE", source_lang: "EN" });
      const sent = await put(part.json.url, "One.");
      const parts = { upload: uploadId, s3Key, tag: sent.headers.get("etag") };
      await post("/v2/create/terms-and-conditions", { signedAgreement: true });
      await post("/v2/create", { language: "en", template: "news", templateParams: { language: "en" } });
      const [{ id: content }] = (await send("GET", "/v2/create", { key })).json.contents;
      const { url } = (await send("GET", "/v2/upload/s3/params?filename=a.txt&type=text/plain", { key })).json;
      return {
        key,
        organization: organizationId,
        memory,
        unopened,
        project,
        document,
        file,
        translation,
        built,
        content,
        job,
        upload: new URL(url).pathname,
        parts: JSON.stringify(parts),
        deepl: JSON.stringify([deepl, begun]),
        libretranslate: new URL(translatedFileUrl).pathname,
      };
    },
    /** Resolves with the next request whose client leaves. */
    nextLeft(): Promise<FinishedRequest> {
      left = Promise.withResolvers();
      return left.promise;
    },
    isBusy: () => running.size > 0,
    /** Resolves when no request is handled any more. */
    async settle() {
      while (running.size > 0) await Promise.allSettled(running);
    },
    /** The names of all files, including unfinished ones. */
    listFiles: async () => (await readdir(folder, { recursive: true })).filter((name) => /\w{16,}/.test(name)),
    send(world: World, { method = "POST", target, headers = {}, body, isStalled }: LeftRequest, signal?: AbortSignal) {
      const isJson = typeof body === "object" && !(body instanceof FormData);
      const bytes = isJson ? JSON.stringify(body) : body;
      const stalled = () =>
        new Blob([bytes as string]).stream().pipeThrough(new TransformStream({ flush: () => never }));
      return fetch(origin + target, {
        method,
        headers: { ...authorize(world.key, target), ...(isJson && json), ...headers },
        ...(bytes !== undefined && { body: isStalled && signal ? stalled() : bytes, duplex: "half" }),
        ...(signal && { signal }),
      });
    },
    async close() {
      await close(0);
      await core.close();
      await rm(folder, { recursive: true });
    },
  };
}

let server: Awaited<ReturnType<typeof openServer>>;
/** A world whose clients never leave. */
let other: World;

beforeAll(async () => {
  server = await openServer();
  other = await server.createWorld();
});
afterAll(() => server.close());

const never = new Promise<void>(() => {});
const json = { "content-type": "application/json", accept: "application/json, text/event-stream" };
const authorize = (key: string, target: string) => {
  if (target.startsWith("/deepl")) return { authorization: `DeepL-Auth-Key ${key}` };
  return { authorization: target === "/mcp" ? `Bearer ${key}` : `Basic ${btoa(`${key}:${key}`)}` };
};

interface LeftRequest {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  body?: string | object | FormData;
  /** Whether the client leaves before it has sent the whole body. */
  isStalled?: boolean;
}

interface Case {
  name: string;
  /** The work that the server waits for when the client leaves: a service, or the end of work in the queue. */
  at: keyof ReturnType<typeof slowServices>["gates"] | "work";
  /** Whether the file translation's text is translated, and the file is being built. */
  isComplete?: boolean;
  request(world: World): LeftRequest;
  /** Whether the slow service ends before the server can handle the client's leaving. */
  endsFirst?: boolean;
  /** Files that remain, because the request was accepted. */
  kept?: number;
}

const tool = (name: string, input: object): LeftRequest => ({
  target: "/mcp",
  body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } },
});
const order = { language: "de", template: "news", templateParams: { language: "en" } };
const translateText = ({ memory }: World) => ({
  target: "/v2/translate",
  body: { source: "The ferry leaves.", memory_id: memory },
});
const waits = (name: string, input: (world: World) => object, kept = 0): Case => ({
  name: `the MCP tool ${name}`,
  at: "wait",
  kept,
  request: (world) => tool(name, input(world)),
});
const download = (name: string, target: (world: World) => string): Case => ({
  name,
  at: "reading",
  endsFirst: true,
  request: (world) => ({ method: "GET", target: target(world) }),
});
const form = (fields: Record<string, string>): FormData => {
  const body = new FormData();
  body.set("file", new File([leaflet], "c.txt"));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const deeplTexts = { text: ["The ferry leaves."], source_lang: "EN", target_lang: "DE" };
const libreText = ({ key: api_key }: World) => ({ q: "The ferry leaves.", source: "en", target: "de", api_key });

const uploads = (isStalled: boolean): [name: string, request: Case["request"]][] => [
  ["uploadFile", () => ({ target: "/v2/files?name=b.txt", body: leaflet, isStalled })],
  [
    "uploadFile with a key",
    () => ({
      target: "/v2/files?name=b.txt",
      body: leaflet,
      isStalled,
      headers: { "idempotency-key": `upload ${isStalled}` },
    }),
  ],
  [
    "importMemory",
    ({ memory }) => ({
      target: "/v2/memories/import",
      body: tmx,
      isStalled,
      headers: { memory_id: `${memory}`, name: "a.tmx" },
    }),
  ],
  [
    "uploadDocument",
    ({ project }) => ({
      target: "/v2/documents/files",
      body: leaflet,
      isStalled,
      headers: { project_id: `${project}`, name: "b.txt" },
    }),
  ],
  ["an upload to a signed URL", ({ upload }) => ({ method: "PUT", target: upload, body: leaflet, isStalled })],
];

const cases: Case[] = [
  { name: "translateText", at: "provider", request: translateText },
  {
    name: "translateText with a key",
    at: "provider",
    request: (world) => ({ ...translateText(world), headers: { "idempotency-key": "a" } }),
  },
  {
    name: "queryMemory",
    at: "engine",
    request: ({ unopened }) => ({ method: "GET", target: `/v2/memories/query?id=${unopened}&query=ferry` }),
  },
  {
    name: "tagSegment",
    at: "engine",
    request: ({ unopened }) => {
      const query = { source_tagged: "<b>The</b> ferry", target: "Die Fähre", memory_id: `${unopened}` };
      return { method: "GET", target: `/v2/segments/tag?${new URLSearchParams(query)}` };
    },
  },
  {
    name: "uploadDocument",
    at: "filters",
    request: ({ project }) => ({
      target: "/v2/documents/files",
      body: leaflet,
      headers: { project_id: `${project}`, name: "b.txt" },
    }),
  },
  {
    name: "downloadDocument",
    at: "filters",
    request: ({ document }) => ({ method: "GET", target: `/v2/documents/files?id=${document}&is_xliff=false` }),
  },
  { name: "generateCreateContent", at: "writer", request: () => ({ target: "/v2/create", body: order }) },
  {
    name: "generateCreateContent with a key",
    at: "writer",
    request: () => ({ target: "/v2/create", body: order, headers: { "idempotency-key": "create" } }),
  },
  {
    name: "generateCreateContent whose order is translated",
    at: "provider",
    request: ({ memory: memoryId }) => ({
      target: "/v2/create",
      body: { ...order, templateParams: { language: "en", summary: "The ferry leaves.", memoryId } },
    }),
  },
  {
    name: "regenerateCreateContent",
    at: "writer",
    request: ({ content }) => ({ method: "GET", target: `/v2/create/${content}/create` }),
  },
  {
    name: "a tool of MCP",
    at: "provider",
    request: ({ memory }) => tool("translate_text", { memory_id: memory, source: "The ferry leaves." }),
  },
  {
    name: "a tool of MCP that polls",
    at: "wait",
    request: ({ translation }) => tool("get_file_translation", { translation_id: translation }),
  },
  waits("translate_file", ({ memory }) => ({ memory_id: memory, name: "c.txt", content: leaflet }), 1),
  waits("import_memory", ({ memory }) => ({ memory_id: memory, name: "a.tmx", content: filledTmx }), 1),
  waits("add_terms", ({ memory }) => ({ memory_id: memory, terms: [{ source: "quay", target: "Kai" }] }), 1),
  waits("export_termbase", ({ memory }) => ({ memory_id: memory })),
  waits("find_terms", ({ memory }) => ({ memory_id: memory })),
  waits("download_job", ({ job }) => ({ job_id: job })),
  {
    name: "the MCP tool query_memory",
    at: "engine",
    request: ({ unopened }) => tool("query_memory", { memory_id: unopened, query: "ferry" }),
  },
  {
    name: "the MCP tool create_job",
    at: "filters",
    request: ({ file, memory }) =>
      tool("create_job", {
        name: "Signs",
        source_language: "en",
        file_ids: [file],
        language_pairs: [{ target_language: "de", memory_id: memory }],
      }),
  },
  {
    name: "the MCP tool upload_file",
    at: "arrived",
    endsFirst: true,
    kept: 1,
    request: () => tool("upload_file", { name: "c.txt", content: leaflet }),
  },
  {
    name: "createJob",
    at: "filters",
    request: ({ file, memory }) => ({
      target: "/v2/jobs",
      body: { name: "Signs", srcLang: "en", fileIds: [file], languagePairs: [{ memoryId: memory }] },
    }),
  },
  {
    name: "checkTranslation",
    at: "engine",
    request: ({ unopened }) => ({
      target: "/v2/translate/check",
      body: { memory_id: unopened, source: "The ferry.", target: "Die Fähre." },
    }),
  },
  download("downloadFile", ({ file }) => `/v2/files/download?id=${file}`),
  download("downloadTranslation", ({ built }) => `/v2/translate/files?id=${built}`),
  download("downloadJob", ({ job }) => `/v2/jobs/${job}/download`),
  download("downloadTermbase", ({ memory }) => `/v2/memories/termbase/download?id=${memory}`),
  {
    name: "downloadTranslation of a file that is being built",
    at: "work",
    isComplete: true,
    request: ({ translation }) => ({ method: "GET", target: `/v2/translate/files?id=${translation}` }),
  },
  {
    name: "completeMultipartUpload",
    at: "reading",
    endsFirst: true,
    kept: 1,
    request: ({ parts }) => {
      const { upload, s3Key, tag } = JSON.parse(parts);
      const body = { parts: [{ ETag: tag, PartNumber: 1 }] };
      return { target: `/v2/upload/s3/multipart/${upload}/complete?s3Key=${s3Key}`, body };
    },
  },
  {
    name: "DeepL's translate",
    at: "provider",
    request: () => ({ target: "/deepl/v2/translate", body: deeplTexts }),
  },
  {
    name: "DeepL's document",
    at: "arrived",
    endsFirst: true,
    kept: 1,
    request: () => ({ target: "/deepl/v2/document", body: form({ source_lang: "EN", target_lang: "DE" }) }),
  },
  {
    name: "DeepL's status of a document",
    at: "work",
    request(world) {
      const [, { document_id, document_key }] = JSON.parse(world.deepl);
      return { target: `/deepl/v2/document/${document_id}`, body: { document_key } };
    },
  },
  {
    name: "DeepL's result of a document",
    at: "reading",
    endsFirst: true,
    request(world) {
      const [{ document_id, document_key }] = JSON.parse(world.deepl);
      return { target: `/deepl/v2/document/${document_id}/result`, body: { document_key } };
    },
  },
  {
    name: "LibreTranslate's translate",
    at: "provider",
    request: (world) => ({ target: "/libretranslate/translate", body: libreText(world) }),
  },
  {
    name: "LibreTranslate's translate_file",
    at: "work",
    kept: 1,
    request: ({ key }) => ({
      target: "/libretranslate/translate_file",
      body: form({ source: "en", target: "de", api_key: key }),
    }),
  },
  download("LibreTranslate's download_file", ({ libretranslate }) => libretranslate),
  ...uploads(true).map(([name, request]): Case => ({ name, request, at: "arriving", endsFirst: true })),
  ...uploads(false).map(
    ([name, request]): Case => ({
      name,
      request,
      at: "arrived",
      endsFirst: true,
      kept: name === "uploadDocument" ? 0 : 1,
    }),
  ),
];

test.each(cases)("a client of $name that leaves while it waits ($at) leaves no work", async (left) => {
  const { at, request, isComplete = false, endsFirst = false, kept = 0 } = left;
  const { slow, send, settle, listFiles, createWorld, nextLeft, errors, log, last, isBusy, workUntil } = server;
  const gate = at === "work" ? undefined : slow.gates[at];
  const own = await createWorld();
  if (isComplete) await server.complete(own);
  const before = await listFiles();
  const leaving = new AbortController();
  const reached = gate?.close() ?? expect.poll(isBusy).toBe(true);
  const noticed = nextLeft();
  const response = send(own, request(own), leaving.signal).then((response) => response.text());
  response.catch(() => {});
  await Promise.race([reached, response]);
  collectGarbage();
  leaving.abort();
  await expect(response).rejects.toThrow("aborted");
  expect(await noticed).toMatchObject({ isWhole: false });
  if (endsFirst) gate?.open();
  await settle();
  await expect.poll(() => [gate?.waiting ?? 0, slow.streams.open]).toEqual([at === "engine" ? 1 : 0, 0]);
  // The request didn't wait for the end of the work.
  if (!gate) expect(last.status).toBe(500);
  gate?.open();
  expect((await listFiles()).length - before.length).toBe(kept);
  for (const world of [other, own]) {
    const again = await workUntil(send(world, request(world)));
    expect([again.ok, (await again.text()).includes('"isError":true')]).toEqual([true, false]);
  }
  expect([errors, log]).toEqual([[], []]);
});

test("a client that leaves in the middle of a download leaves no open file", async () => {
  const { slow, send, createWorld, nextLeft, errors } = server;
  const [own, other] = [await createWorld(), await createWorld()];
  const download = async (world: World, signal?: AbortSignal) => {
    const { id } = await (await send(world, { target: "/v2/files?name=a.bin", body: "x".repeat(largeBytes) })).json();
    return send(world, { method: "GET", target: `/v2/files/download?id=${id}` }, signal);
  };
  const noticed = nextLeft();
  const leaving = new AbortController();
  const { body } = await download(own, leaving.signal);
  await (body as ReadableStream).getReader().read();
  expect(slow.streams.open).toBe(1);
  leaving.abort();
  expect(await noticed).toMatchObject({ status: 200, isWhole: false });
  await expect.poll(() => slow.streams.open).toBe(0);
  expect((await (await download(other)).arrayBuffer()).byteLength).toBe(largeBytes);
  expect(errors).toEqual([]);
});

test("a client that leaves before its JSON body is complete is no error", async () => {
  const { send, createWorld, nextLeft, errors, isBusy, settle } = server;
  const world = await createWorld();
  const noticed = nextLeft();
  const leaving = new AbortController();
  const response = send(world, { ...translateText(world), isStalled: true }, leaving.signal);
  response.catch(() => {});
  await expect.poll(isBusy).toBe(true);
  leaving.abort();
  await expect(response).rejects.toThrow("aborted");
  await noticed;
  await settle();
  expect((await send(world, translateText(world))).status).toBe(200);
  expect(errors).toEqual([]);
});
