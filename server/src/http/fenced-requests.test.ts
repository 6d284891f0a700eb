import { brotliCompressSync, constants } from "node:zlib";
import { limits } from "@openparlance/api";
import { beforeEach, expect, test } from "vitest";
import { openTestServer } from "../../testing/test-server.ts";

let server: Awaited<ReturnType<typeof openTestServer>>;
let other: string;

beforeEach(async () => {
  server = await openTestServer();
  const { accounts } = server.core.store;
  other = await server.createKey("quay@localhost", await accounts.createOrganization("Quay", "business"));
});

const ownBytes = Number(limits["buffered-bytes"].value);
const memory = { name: "Harbour signs", srclang: "en", trglang: "de" };

test("a request of one organization begins after a few of another one, however many those are", async () => {
  const ofOther = () => server.request("GET", "/v2/languages", { key: other });
  // The first requests wait for a connection to the database, to read their key and to write a lease.
  await Promise.all([server.request("GET", "/v2/memories"), ofOther()]);
  const done: string[] = [];
  const many = Array.from({ length: 200 }, () =>
    server.request("GET", "/v2/memories").then(() => done.push("memories")),
  );
  const one = ofOther().then(() => done.push("languages"));
  await Promise.all([...many, one]);
  expect(done.indexOf("languages")).toBeLessThan(8);
});

test("of many requests of one organization all are served", async () => {
  const many = Array.from({ length: 300 }, () => server.request("POST", "/v2/memories", { body: memory }));
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(server.core.fence.waiting).toBe(0);
});

test("an organization has a number of requests in progress, and any more return 503", async () => {
  const max = Number(limits["concurrent-requests"].value);
  const many = Array.from({ length: 2 * max }, () => server.request("GET", "/v2/memories"));
  const one = server.request("GET", "/v2/memories", { key: other });
  const refused = (await Promise.all(many)).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(max);
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
  expect((await one).status).toBe(200);
});

test("a body or a list without room for its bytes returns 503, to its organization only", async () => {
  const { organizationId, core } = server;
  await server.request("POST", "/v2/memories", { body: memory });
  const pending = core.fence.bytes.hold(organizationId);
  pending.add(ownBytes);
  const refused = await server.request("POST", "/v2/memories", { body: memory, headers: { "content-length": "64" } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(refused.json).toEqual({ message: "The server is busy." });
  expect((await server.request("GET", "/v2/memories")).status).toBe(503);
  expect((await server.request("GET", "/v2/memories", { key: other })).status).toBe(200);
  pending.end();
  expect((await server.request("GET", "/v2/memories")).json).toHaveLength(1);
});

test("what the decoder of a compressed file keeps counts, also at a signed URL", async () => {
  const { organizationId, core } = server;
  const pending = core.fence.bytes.hold(organizationId);
  pending.add(ownBytes - 2 ** 20);
  const upload = async (lgwin: number) => {
    const body = new Uint8Array(brotliCompressSync("quay", { params: { [constants.BROTLI_PARAM_LGWIN]: lgwin } }));
    const headers = { "content-encoding": "br" };
    const params = "filename=a.txt&type=text/plain&metadata.size=4";
    const { json } = await server.request("GET", `/v2/upload/s3/params?${params}`);
    const sent = server.request("POST", "/v2/files?name=a.txt", { body, headers });
    return [(await sent).status, (await server.put(json.url, body, headers)).status];
  };
  expect(await upload(18)).toEqual([201, 200]);
  expect(await upload(22)).toEqual([503, 503]);
  pending.end();
  expect(await upload(22)).toEqual([201, 200]);
});

test("a response counts until it was sent", async () => {
  const closing: (() => void)[] = [];
  const peer = { onClosed: (work: () => void) => closing.push(work) };
  const { bytes } = await server.request("GET", "/v3/domains", { peer });
  expect(server.core.fence.bytes.bytes).toBe(bytes.length);
  for (const close of closing) close();
  expect(server.core.fence.bytes.bytes).toBe(0);
});

test("files and streams that are being sent count, and any more return 503 before they change something", async () => {
  const closing: (() => void)[] = [];
  const peer = { onClosed: (work: () => void) => closing.push(work) };
  const { json: file } = await server.request("POST", "/v2/files?name=a.txt", { body: "quay" });
  await server.request("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
  const pending = server.core.fence.bytes.hold(server.organizationId);
  pending.add(ownBytes - 300_000);
  const download = () => server.request("GET", `/v2/files/download?id=${file.id}`, { peer });
  expect([(await download()).status, (await download()).status, (await download()).status]).toEqual([200, 200, 503]);
  const templateParams = { language: "en", summary: "the ferry" };
  const content = { language: "en", template: "blog-post", templateParams };
  expect((await server.request("POST", "/v2/create", { body: content })).status).toBe(503);
  for (const close of closing) close();
  pending.end();
  expect((await server.request("GET", "/v2/create")).json.contents).toEqual([]);
  expect((await download()).status).toBe(200);
});

test("a request that wrote something is never refused for its response", async () => {
  const pending = server.core.fence.bytes.hold(server.organizationId);
  pending.add(ownBytes - 100);
  const { status } = await server.request("POST", "/v2/memories", { body: memory });
  expect(status).toBe(200);
  expect((await server.request("GET", "/v2/languages")).status).toBe(200);
});
