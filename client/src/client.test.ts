import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createClient } from "./client.ts";
import { ParlanceError } from "./errors.ts";

let server: Server;
let baseUrl: string;
let received: { method?: string; url?: string; authorization?: string; body: string };
let reply: (response: ServerResponse) => void;

beforeAll(async () => {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    received = { method, url, authorization: headers.authorization, body: await readBody(request) } as typeof received;
    reply(response);
  };
  server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

beforeEach(() => {
  reply = (response) => response.setHeader("content-type", "application/json").end("[]");
});

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += part;
  return text;
}

test("a list is sent as the description writes it, with commas", async () => {
  const params = { query: { translationIds: [615, 616] } };
  await createClient({ baseUrl, key: "key" }).GET("/v2/translate/file", { params });
  expect(received.url).toBe("/v2/translate/file?translationIds=615,616");
});

test("the key is sent as username and password", async () => {
  await createClient({ baseUrl, key: "plk_ö" }).GET("/v2/languages");
  const [scheme, credentials = ""] = received.authorization?.split(" ") ?? [];
  expect(scheme).toBe("Basic");
  expect(Buffer.from(credentials, "base64").toString()).toBe("plk_ö:plk_ö");
});

test("query, path and body arrive where the description puts them", async () => {
  const client = createClient({ baseUrl, key: "k" });
  await client.GET("/v2/jobs", { params: { query: { isArchived: true, limit: 10 } } });
  expect(received).toMatchObject({ method: "GET", url: "/v2/jobs?isArchived=true&limit=10" });
  await client.GET("/v2/jobs/{jobId}", { params: { path: { jobId: 57 } } });
  expect(received.url).toBe("/v2/jobs/57");
  await client.POST("/v2/memories", { body: { name: "Harbour", srclang: "en", trglang: "de" } });
  expect(JSON.parse(received.body)).toEqual({ name: "Harbour", srclang: "en", trglang: "de" });
});

test("a success gives its data", async () => {
  const { data } = await createClient({ baseUrl, key: "k" }).GET("/v2/jobs");
  expect(data).toEqual([]);
});

test("an error in JSON throws with its message", async () => {
  reply = (response) =>
    response.writeHead(410, { "parlance-error": "file-deleted" }).end('{"message":"File 2207 was deleted."}');
  const operation = createClient({ baseUrl, key: "k" }).GET("/v2/languages");
  await expect(operation).rejects.toThrow(ParlanceError);
  await expect(operation).rejects.toMatchObject({
    status: 410,
    code: "file-deleted",
    message: "File 2207 was deleted.",
  });
});

test("the bare string of 401 is the message", async () => {
  reply = (response) => response.writeHead(401, { "content-type": "text/plain" }).end("Unauthorized");
  const operation = createClient({ baseUrl, key: "k" }).GET("/v2/languages");
  await expect(operation).rejects.toMatchObject({ status: 401, message: "Unauthorized" });
});

test("a used-up rate limit says how long to wait", async () => {
  reply = (response) => response.writeHead(429, { "retry-after": "60" }).end('{"message":"Wait 60 seconds."}');
  const operation = createClient({ baseUrl, key: "k" }).GET("/v2/languages");
  await expect(operation).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
});

test("an error without a body still has a message", async () => {
  reply = (response) => response.writeHead(502).end();
  const operation = createClient({ baseUrl, key: "k" }).GET("/v2/languages");
  await expect(operation).rejects.toThrow("The server returned 502 without a message.");
});

test("a server that cannot be reached rejects as fetch does", async () => {
  const client = createClient({ baseUrl: "http://127.0.0.1:9", key: "k" });
  await expect(client.GET("/v2/languages")).rejects.toThrow(TypeError);
});
