import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collectGarbage } from "@openparlance/text/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { slowServices } from "../../testing/slow-services.ts";
import { openTestServer } from "../../testing/test-server.ts";
import type { Peer } from "../core/environment.ts";
import { createMcp } from "../mcp/serve-mcp.ts";
import { filesIn } from "./files/folder.ts";
import { listen } from "./listener/listener.ts";
import type { FinishedRequest } from "./request-log.ts";

const leaflet = "The red bus stops at the old harbour.\nThe ferry leaves at ten.\n";
const tmx = '<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body/></tmx>';
/** More than the buffers of a connection hold. */
const largeBytes = 8_000_000;

/** The objects of an organization that requests name. */
type World = Record<"memory" | "unopened" | "project" | "document" | "file" | "translation" | "content", number> &
  Record<"key" | "upload", string>;

/** A server on a port whose services can be slow. */
async function openServer() {
  const folder = await mkdtemp(join(tmpdir(), "leave-"));
  const log: unknown[] = [];
  const slow = slowServices(await filesIn(folder), (...line) => {
    log.push(line);
  });
  const { core, request: send, createKey, errors } = await openTestServer(slow);
  const running = new Set<Promise<unknown>>();
  const track = async <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    return work.finally(() => running.delete(work));
  };
  const api = (request: Request, peer: Peer) => track(core.api(request, peer));
  const mcp = createMcp({
    settings: { isReadOnly: false, tools: undefined },
    ...{ corsOrigins: [], mode: "development" as const, api, authenticate: core.authenticate },
    ...{ countRequest: core.countRequest, fence: core.fence, filters: core.services.filters },
    ...{ wait: (_, signal) => slow.gates.wait.pass(signal), readPage: async () => undefined },
    report: (error) => errors.push(error),
  });
  let left = Promise.withResolvers<FinishedRequest>();
  const { origin, close } = await listen(
    { fetch: (request, peer) => (peer.target === "/mcp" ? track(mcp(request, peer)) : api(request, peer)) },
    { port: 0, host: "127.0.0.1" },
    {
      onFinished: (request) => {
        if (!request.isWhole) left.resolve(request);
      },
    },
  );

  return {
    ...{ slow, log, errors },
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
      const [{ id: translation }] = await post("/v2/translate/file", { fileId: [file], memoryId: memory });
      await post("/v2/create/terms-and-conditions", { signedAgreement: true });
      await post("/v2/create", { language: "en", template: "news", templateParams: { language: "en" } });
      const [{ id: content }] = (await send("GET", "/v2/create", { key })).json.contents;
      const { url } = (await send("GET", "/v2/upload/s3/params?filename=a.txt&type=text/plain", { key })).json;
      return { key, memory, unopened, project, document, file, translation, content, upload: new URL(url).pathname };
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
    /** Names of all files, also of those that have not arrived. */
    listFiles: async () => (await readdir(folder, { recursive: true })).filter((name) => /\w{16,}/.test(name)),
    send(world: World, { method = "POST", target, headers = {}, body, isStalled }: LeftRequest, signal?: AbortSignal) {
      const isJson = typeof body === "object";
      const bytes = isJson ? JSON.stringify(body) : body;
      const stalled = () => new Blob([bytes ?? ""]).stream().pipeThrough(new TransformStream({ flush: () => never }));
      return fetch(origin + target, {
        ...{ method, headers: { ...authorize(world.key, target), ...(isJson && json), ...headers } },
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

beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const never = new Promise<void>(() => {});
const json = { "content-type": "application/json", accept: "application/json, text/event-stream" };
const authorize = (key: string, target: string) => ({
  authorization: target === "/mcp" ? `Bearer ${key}` : `Basic ${btoa(`${key}:${key}`)}`,
});

interface LeftRequest {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  body?: string | object;
  /** Whether the client leaves before it has sent the whole body. */
  isStalled?: boolean;
}

interface Case {
  name: string;
  /** The service at which the server waits when the client leaves. */
  at: keyof ReturnType<typeof slowServices>["gates"];
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
const uploads = (isStalled: boolean): [name: string, request: Case["request"]][] => [
  ["uploadFile", () => ({ target: "/v2/files?name=b.txt", body: leaflet, isStalled })],
  [
    "uploadFile with a key",
    () => ({ target: "/v2/files?name=b.txt", body: leaflet, isStalled, headers: { "idempotency-key": "a" } }),
  ],
  [
    "importMemory",
    ({ memory }) => ({
      ...{ target: "/v2/memories/import", body: tmx, isStalled },
      headers: { memory_id: `${memory}`, name: "a.tmx" },
    }),
  ],
  [
    "uploadDocument",
    ({ project }) => ({
      ...{ target: "/v2/documents/files", body: leaflet, isStalled },
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
      ...{ target: "/v2/documents/files", body: leaflet },
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
    request: () => ({ target: "/v2/create", body: order, headers: { "idempotency-key": "a" } }),
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
  {
    name: "downloadFile",
    at: "reading",
    endsFirst: true,
    request: ({ file }) => ({ method: "GET", target: `/v2/files/download?id=${file}` }),
  },
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
  const { at, request, endsFirst = false, kept = 0 } = left;
  const { slow, send, settle, listFiles, createWorld, nextLeft, errors, log } = server;
  const [own, other] = [await createWorld(), await createWorld()];
  const before = await listFiles();
  const leaving = new AbortController();
  const reached = slow.gates[at].close();
  const noticed = nextLeft();
  const response = send(own, request(own), leaving.signal).then((response) => response.text());
  response.catch(() => {});
  await Promise.race([reached, response]);
  collectGarbage();
  leaving.abort();
  await expect(response).rejects.toThrow("aborted");
  expect(await noticed).toMatchObject({ isWhole: false });
  if (endsFirst) slow.gates[at].open();
  await settle();
  await expect.poll(() => [slow.gates[at].waiting, slow.streams.open]).toEqual([at === "engine" ? 1 : 0, 0]);
  slow.gates[at].open();
  expect((await listFiles()).length - before.length).toBe(kept);
  for (const world of [other, own]) {
    const again = await send(world, request(world));
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
