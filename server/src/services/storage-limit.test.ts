import { expect, test } from "vitest";
import { newMemory } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";

const full = [413, "The organization can store at most 100 bytes."];
const ofBytes = (bytes: number) => "x".repeat(bytes);

async function openServer() {
  const server = await openTestServer({ storageBytes: 100 });
  const { request: send, message } = server;
  const upload = (bytes: number, key?: string) =>
    send("POST", "/v2/files?name=a.txt&langId=false", { body: ofBytes(bytes), ...(key && { key }) });
  return { ...server, upload, refused: (method: string, target: string, more = {}) => message(method, target, more) };
}

test("an organization stores as much as it may, and more again when it has deleted some", async () => {
  const { request: send, upload, refused: refusal, createKey, core } = await openServer();
  const { id } = (await upload(60)).json;
  expect((await upload(40)).status).toBe(201);
  expect(await refusal("POST", "/v2/files?name=a.txt", { body: "x" })).toEqual(full);
  const elsewhere = await core.store.accounts.createOrganization("Elsewhere", "business");
  expect((await upload(100, await createKey("bea@elsewhere.example", elsewhere))).status).toBe(201);
  await send("DELETE", `/v2/files?id=${id}`);
  expect((await upload(60)).status).toBe(201);
});

test("a refused upload leaves no bytes", async () => {
  const { upload, files, core } = await openServer();
  expect((await upload(101)).status).toBe(413);
  expect(await core.store.storedBytes.sizeOf(1)).toBe(0);
  expect(await files.sweep(Number.POSITIVE_INFINITY, async (names) => names)).toBe(0);
});

test("documents count, and a file again in its job but not in each of its projects", async () => {
  const server = await openServer();
  const { request: send, upload, settle, core } = server;
  const memory = await newMemory(server);
  const sizeOf = () => core.store.storedBytes.sizeOf(1);
  const { id } = (await upload(20)).json;
  const pair = { memoryId: memory };
  const body = { name: "Quay", srcLang: "en", fileIds: [id], languagePairs: [pair, pair] };
  const job = (await send("POST", "/v2/jobs", { body })).json;
  await settle();
  expect(await sizeOf()).toBe(40);
  // The job still needs the bytes.
  await send("DELETE", `/v2/files?id=${id}`);
  expect(await sizeOf()).toBe(20);
  const headers = { project_id: String(job.stats.projects[0].id), name: "b.txt" };
  const document = (bytes: number) => send("POST", "/v2/documents/files", { headers, body: ofBytes(bytes) });
  expect((await document(80)).status).toBe(200);
  expect((await document(1)).status).toBe(413);
  await send("DELETE", `/v2/jobs/${job.id}`);
  await settle();
  expect(await sizeOf()).toBe(0);
});

test("an announced upload counts at once, parts as they come, and both no more when they are canceled", async () => {
  const { request: send, refused: refusal, core } = await openServer();
  const begin = "/v2/upload/s3/params?filename=a.txt&type=text/plain&metadata.size=";
  expect((await send("GET", `${begin}60`)).status).toBe(200);
  expect(await refusal("GET", `${begin}41`)).toEqual(full);
  const { uploadId, key } = (
    await send("POST", "/v2/upload/s3/multipart", { body: { filename: "b.txt", type: "text/plain" } })
  ).json;
  const sign = async (number: number, size: number) =>
    new URL((await send("GET", `/v2/upload/s3/multipart/${uploadId}/${number}?s3Key=${key}&size=${size}`)).json.url);
  const put = async (number: number, size: number) => {
    const url = await sign(number, size);
    const peer = { target: url.pathname, isTls: false, isLoopback: true, isTrustedProxy: false };
    return (await core.api(new Request(url, { method: "PUT", body: ofBytes(size) }), peer)).status;
  };
  expect([await put(1, 40), await put(2, 1)]).toEqual([200, 413]);
  await send("DELETE", `/v2/upload/s3/multipart/${uploadId}?s3Key=${key}`);
  expect(await core.store.storedBytes.sizeOf(1)).toBe(60);
});

test("imports and translations of files need room, too, and downloads and exports none", async () => {
  const server = await openServer();
  const { request: send, upload, refused: refusal } = server;
  const memory = await newMemory(server);
  const { id } = (await upload(100)).json;
  const headers = { memory_id: String(memory), name: "a.csv" };
  expect(await refusal("POST", "/v2/memories/import", { headers, body: "a,b\n" })).toEqual(full);
  expect(await refusal("POST", `/v2/translate/file?fileId=${id}&memoryId=${memory}`)).toEqual(full);
  expect((await send("GET", `/v2/files/download?id=${id}`)).status).toBe(200);
  expect((await send("POST", `/v2/memories/termbase/export?id=${memory}`)).status).toBe(200);
});
