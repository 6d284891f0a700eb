import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer, request as requestHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openStoreAndFiles } from "../../testing/processes/data.ts";
import { type ServerProcess, startServer } from "../../testing/processes/server-process.ts";
import { openedStore } from "./database/database.ts";

const pem = (name: string) => fileURLToPath(new URL(`../../fixtures/tls/${name}.pem`, import.meta.url));
const key = "client-for-production";

let folder: string;
/** The requests to external services, by their paths. */
let requests: Map<string, string>;

type Respond = (body: string, outgoing: ServerResponse) => void;

/** An external service that records its requests. */
async function openService(reply: Respond, tls?: { cert: Buffer; key: Buffer }): Promise<string> {
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await text(incoming);
    requests.set(incoming.url ?? "", body);
    reply(body, outgoing);
  };
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    respond(incoming, outgoing).catch((error) => outgoing.destroy(error));
  };
  const server = tls ? createTlsServer(tls, serve) : createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return `${tls ? "https" : "http"}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends a request as a proxy on this machine does. */
async function send(server: ServerProcess, method: string, target: string, body?: string, headers = {}) {
  const respond = await fetch(`${server.origin}${target}`, {
    method,
    headers: { authorization: `Basic ${btoa(`${key}:`)}`, "x-forwarded-proto": "https", ...headers },
    ...(body !== undefined && { body }),
  });
  const response = await respond.text();
  return { status: respond.status, headers: respond.headers, text: response };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "configured-"));
  requests = new Map();
  const data = await openStoreAndFiles(settings());
  await data.addKey(key);
  await data.close();
});

afterAll(() => rm(folder, { recursive: true }));

const dataFolder = () => join(folder, "data");
const settings = () => ({ dataFolder: dataFolder(), databaseUrl: undefined, s3: undefined });

const operations = (page: string) => readFile(new URL(`../../../docs/operations/${page}`, import.meta.url), "utf8");

/** A server in production mode behind a proxy on this machine. */
async function startConfigured(more: Record<string, string> = {}): Promise<ServerProcess> {
  const env = { PARLANCE_MODE: "production", PARLANCE_TRUSTED_PROXIES: "127.0.0.1", ...more };
  const server = await startServer({ folder, env });
  // This also ends the server after a failed test.
  onTestFinished(server.kill);
  return server;
}

describe("each setting reaches the server", () => {
  test("trusted proxies: an operation that one passes on is served when it came over HTTPS", async () => {
    const server = await startConfigured();
    expect((await send(server, "GET", "/v2/languages")).status).toBe(200);
    expect((await send(server, "GET", "/v2/languages", undefined, { "x-forwarded-proto": "http" })).status).toBe(403);
    // The collector of this page sends requests from the proxy's address, and names no client.
    const [, target = ""] = /targets: \["([^"]+):3000"\]/.exec(await operations("monitor.md")) ?? [];
    expect(await operations("secure.md")).toContain(`PARLANCE_TRUSTED_PROXIES=${target}`);
    const statusOfMetrics = async (headers: Record<string, string>) =>
      (await fetch(`${server.origin.replace(/\/\/[\d.]+/, `//${target}`)}/metrics`, { headers })).status;
    expect(await statusOfMetrics({})).toBe(200);
    expect(await statusOfMetrics({ "x-forwarded-proto": "https" })).toBe(404);
    await server.stop();
    const other = await startConfigured({ PARLANCE_TRUSTED_PROXIES: "10.0.0.1" });
    expect((await send(other, "GET", "/v2/languages")).status).toBe(403);
    await other.stop();
  });

  test("production mode: no development key is made, and no one else sees the data", async () => {
    const server = await startConfigured();
    await server.stop();
    expect(await readdir(dataFolder())).not.toContain("dev-key");
    for (const name of ["", "files"]) expect((await stat(join(dataFolder(), name))).mode & 0o777).toBe(0o700);
  });

  test("origins, the largest upload, and networks that webhooks may connect", async () => {
    const server = await startConfigured({
      PARLANCE_CORS_ORIGINS: "https://app.example",
      PARLANCE_MAX_UPLOAD_BYTES: "1000",
      PARLANCE_WEBHOOK_NETWORKS: "127.0.0.0/8",
      NODE_EXTRA_CA_CERTS: pem("certificate"),
    });
    const originOf = async (origin: string) =>
      (await send(server, "GET", "/v2/languages", undefined, { origin })).headers.get("access-control-allow-origin");
    expect(await originOf("https://app.example")).toBe("https://app.example");
    expect(await originOf("https://other.example")).toBeNull();

    const upload = (bytes: number) => send(server, "POST", "/v2/files?name=a.txt", "x".repeat(bytes));
    expect((await upload(1000)).status).toBe(201);
    expect(await upload(1001)).toMatchObject({ status: 413, text: expect.stringContaining("larger than 1000 bytes") });

    const tls = { cert: await readFile(pem("certificate")), key: await readFile(pem("key")) };
    const receiver = await openService((_, outgoing) => outgoing.writeHead(204).end(), tls);
    const webhookTo = (webhookUrl: string) => {
      const webhook = { webhookName: "Receiver", webhookUrl, eventType: ["JOB_UPDATE"] };
      return send(server, "POST", "/v3/connectors/configuration/webhooks", JSON.stringify(webhook));
    };
    expect((await webhookTo("https://10.0.0.1/")).status).toBe(400);
    expect((await webhookTo(`${receiver}/hook`)).status).toBe(200);
    const store = await openedStore(settings());
    await store.outbox.add(1, [{ eventType: "JOB_UPDATE", body: { id: 57 } }]);
    await store.close();
    await expect.poll(() => requests.get("/hook")).toBe('{"id":57}');
    await server.stop();
  });

  test("services that translate, and one that writes", async () => {
    const service = await openService((body, outgoing) => {
      const { q } = JSON.parse(body);
      if (q) outgoing.end(JSON.stringify({ translatedText: q.map(() => "Gangway (Land)") }));
      else outgoing.end('data: {"choices":[{"delta":{"content":"From outside."}}]}\n\ndata: [DONE]\n\n');
    });
    const server = await startConfigured({
      PARLANCE_MT: "libretranslate",
      PARLANCE_MT_LIBRETRANSLATE_URL: `${service}/mt`,
      PARLANCE_TEXT_URL: `${service}/v1`,
      PARLANCE_TEXT_MODEL: "small",
    });
    const post = (path: string, body: object) => send(server, "POST", path, JSON.stringify(body));
    const memory = await post("/v2/memories", { name: "Harbour", srclang: "en", trglang: "de" });
    const { id } = JSON.parse(memory.text);
    expect((await post("/v2/translate", { memory_id: id, source: "The gangway" })).text).toContain("Gangway (Land)");
    expect(requests.get("/mt/translate")).toContain("The gangway");

    await post("/v2/create/terms-and-conditions", { signedAgreement: true });
    const templateParams = { language: "en-GB", contentLength: 150, sections: ["Summer"], summary: "the ferry" };
    const order = { name: "Ferry", language: "en-GB", template: "blog-post", templateParams };
    expect((await post("/v2/create", order)).text).toContain("From outside.");
    expect(requests.get("/v1/chat/completions")).toContain('"model":"small"');
    await server.stop();
  });

  test("tokens of a language model: in the usage of the organization, even if the server stops at once", async () => {
    const usage = { prompt_tokens: 120, completion_tokens: 8 };
    const service = await openService((_, outgoing) => {
      outgoing.setHeader("content-type", "application/json");
      outgoing.end(JSON.stringify({ choices: [{ message: { content: "Die Gangway" } }], usage }));
    });
    const server = await startConfigured({
      PARLANCE_MT: "openai",
      PARLANCE_MT_OPENAI_URL: `${service}/v1`,
      PARLANCE_MT_OPENAI_MODEL: "small",
    });
    const post = (path: string, body: object) => send(server, "POST", path, JSON.stringify(body));
    const memory = await post("/v2/memories", { name: "Tokens", srclang: "en", trglang: "de" });
    const { id } = JSON.parse(memory.text);
    expect((await post("/v2/translate", { memory_id: id, source: "The gangway" })).text).toContain("Die Gangway");
    const tokens = [{ day: expect.any(String), provider: "openai", input_tokens: 120, output_tokens: 8 }];
    await server.stop();
    const again = await startConfigured();
    expect(JSON.parse((await send(again, "GET", "/v2/usage")).text)).toMatchObject({ tokens });
    await again.stop();
  });

  test("TLS", async () => {
    const { origin, stop } = await startServer({
      folder,
      env: { PARLANCE_TLS_CERT: pem("certificate"), PARLANCE_TLS_KEY: pem("key") },
    });
    const ca = await readFile(pem("certificate"));
    const respond = await new Promise<IncomingMessage>((resolve, reject) =>
      requestHttps(`${origin}/healthz`, { ca, agent: false }, resolve).on("error", reject).end(),
    );
    expect([respond.statusCode, await text(respond)]).toEqual([200, "ok\n"]);
    expect(await stop()).toBe(0);
  });
});
