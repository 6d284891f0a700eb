import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { openTestServer } from "../../testing/test-server.ts";
import { type Bucket, BucketRefusal, type FileStore } from "../core/file-store.ts";
import { filesInMemory } from "../files/in-memory.ts";
import { uploadPartBytes } from "../services/uploads.ts";

const md5 = (bytes: string | Uint8Array) => createHash("md5").update(bytes).digest("hex");
const leaflet = "The red bus stops at the old harbour. The ferry leaves at ten.\n";
const params = `/v2/upload/s3/params?filename=leaflet.txt&type=text/plain`;
const sized = `${params}&metadata.size=${leaflet.length}`;
const partOf = (fill: number, size = uploadPartBytes) => new Uint8Array(size).fill(fill);

type Server = Awaited<ReturnType<typeof openServer>>;

async function openServer(options: Parameters<typeof openTestServer>[0] = {}) {
  /** The bytes of the file store. */
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const clock = { now: () => 0 };
  const server = await openTestServer({ files: filesInMemory({ files: bytes, clock: () => clock.now() }), ...options });
  clock.now = () => server.time.now;
  onTestFinished(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });
  const send = async (method: string, target: string, body?: object) =>
    (await server.request(method, target, body ? { body } : {})).json;
  const begin = async (metadata: object = {}) => {
    const { uploadId, key } = await send("POST", "/v2/upload/s3/multipart", {
      filename: "book.txt",
      type: "text/plain",
      metadata,
    });
    const path = `/v2/upload/s3/multipart/${uploadId}`;
    const sign = async (number: number, size = uploadPartBytes): Promise<string> =>
      (await send("GET", `${path}/${number}?s3Key=${key}&size=${size}`)).url;
    return {
      uploadId,
      key,
      sign,
      cancel: `${path}?s3Key=${key}`,
      complete: `${path}/complete?s3Key=${key}`,
      put: async (number: number, part: Uint8Array<ArrayBuffer>) => {
        const response = await server.put(await sign(number, part.length), part);
        return { ETag: response.headers.get("etag") as string, PartNumber: number };
      },
    };
  };
  const message = async (response: Response) => [response.status, (await response.json()).message];
  return { ...server, bytes, send, begin, read: message };
}

test("a file sent to a signed address appears in listFiles, read as uploadFile would have", async () => {
  const { send, put, settle, request } = await openServer();
  const begun = await send("GET", `${sized}&metadata.labels=spring,harbor&metadata.category=REFERENCE`);
  expect(begun).toMatchObject({ method: "PUT", key: expect.stringMatching(/^uploads\//), uploadId: "1" });
  expect(await send("GET", "/v2/upload")).toMatchObject([
    { id: 1, filename: "leaflet.txt", status: "pending", fileId: null },
  ]);
  const response = await put(begun.url, leaflet, { origin: "https://pier.example" });
  expect([response.status, response.headers.get("etag")]).toEqual([200, `"${md5(leaflet)}"`]);
  expect(response.headers.get("access-control-expose-headers")).toContain("ETag");
  await settle();
  const [file] = await send("GET", "/v2/files?labels=spring");
  const facts = { name: "leaflet.txt", file_hash: md5(leaflet), detected_lang: "en", category: "REFERENCE" };
  expect(file).toMatchObject({ ...facts, labels: ["spring", "harbor"] });
  expect(await send("GET", "/v2/upload/1")).toMatchObject({ status: "uploaded", fileId: file.id });
  expect((await request("GET", `/v2/files/download?id=${file.id}`)).text).toBe(leaflet);
  expect(await send("GET", "/v2/upload")).toEqual([]);
  expect(await send("GET", "/v2/upload?statuses=uploaded,failed")).toHaveLength(1);
  expect(await send("GET", "/v2/upload?ids=1,999")).toHaveLength(1);
});

test("a client that did not get the response sends the same bytes again; others replace nothing", async () => {
  const { send, put, bytes, read } = await openServer();
  const { url } = await send("GET", sized);
  await put(url, leaflet);
  expect((await put(url, leaflet)).status).toBe(200);
  expect(await read(await put(url, leaflet.toUpperCase()))).toEqual([403, "Forbidden."]);
  expect([(await send("GET", "/v2/files")).length, bytes.size]).toEqual([1, 1]);
});

test("one request begins several uploads with a list", async () => {
  const { send, request, message } = await openServer();
  const list = ["a.txt", "b.txt"].map((filename) => ({ filename, type: "text/plain" }));
  const begun = await send("POST", "/v2/upload/s3/params", list);
  expect(begun.map(({ uploadId }: { uploadId: string }) => uploadId)).toEqual(["1", "2"]);
  expect(await send("POST", "/v2/upload/s3/params", { uploads: list })).toHaveLength(2);
  expect(await send("POST", "/v2/upload/s3/params", list[0])).toMatchObject({ uploadId: "5" });
  const many = Array.from({ length: 101 }, () => list[0] as object);
  expect((await request("POST", "/v2/upload/s3/params", { body: many })).status).toBe(400);
  expect(await message("POST", "/v2/upload/s3/params", { body: {} })).toEqual([400, "filename is required."]);
});

test("one request begins several uploads in parts with a list, or none", async () => {
  const { send, message } = await openServer({ maxUploadBytes: 100 });
  const list = ["a.txt", "b.txt"].map((filename) => ({ filename, type: "text/plain", metadata: { size: 9 } }));
  const begun = await send("POST", "/v2/upload/s3/multipart", list);
  expect(begun.map(({ uploadId }: { uploadId: string }) => uploadId)).toEqual(["1", "2"]);
  const [, { uploadId, key }] = begun;
  const { url } = await send("GET", `/v2/upload/s3/multipart/${uploadId}/1?s3Key=${key}&size=9`);
  expect(url).toContain("/v2/upload/content/2.1.9.");
  expect(await send("POST", "/v2/upload/s3/multipart", { uploads: list })).toHaveLength(2);
  const large = { ...list[1], metadata: { size: 101 } };
  for (const path of ["/v2/upload/s3/multipart", "/v2/upload/s3/params"]) {
    const problem = [400, "uploads[1].metadata.size must be at most 100."];
    expect(await message("POST", path, { body: [list[0] as object, large] })).toEqual(problem);
    expect(await message("POST", path, { body: large })).toEqual([400, "metadata.size must be at most 100."]);
    expect(await message("POST", path, { body: [] })).toEqual([400, "uploads must be an array of 1 to 100 objects."]);
    expect(await message("POST", path, { body: { type: "a" } })).toEqual([400, "filename is required."]);
  }
  expect(await send("GET", "/v2/upload")).toHaveLength(4);
});

test("an upload whose parts are only in a bucket fails where a restore has no bucket, or another one", async () => {
  const ofBackup: Partial<Bucket> = { begin: async () => "begun before" };
  const other: Partial<Bucket> = {
    sizeOf: async () => undefined,
    complete: async () => Promise.reject(new BucketRefusal("NoSuchUpload")),
  };
  const files: { bucket?: Bucket } & FileStore = { ...filesInMemory(), bucket: ofBackup as Bucket };
  const { begin, message } = await openServer({ files });
  const listed = { body: { parts: [{ ETag: "a", PartNumber: 1 }] } };
  const [first, second] = [await begin(), await begin()];
  files.bucket = other as Bucket;
  const refused = [400, `Upload ${first.uploadId} is not complete: the parts in storage don't match.`];
  expect(await message("POST", first.complete, listed)).toEqual(refused);
  delete files.bucket;
  const lost = [400, `Upload ${second.uploadId} is not complete: the parts in storage don't match.`];
  expect(await message("POST", second.complete, listed)).toEqual(lost);
});

test("parts come in any order and again, and old clients name the key of the storage key twice", async () => {
  const { send, put, settle, bytes, begin, request, createKey } = await openServer();
  const parts = [partOf(97), partOf(98), partOf(99, 5)] as const;
  const upload = await begin({ size: 2 * uploadPartBytes + 5, labels: ["long"] });
  const last = await upload.put(3, parts[2]);
  await upload.put(1, partOf(120));
  const second = await upload.put(2, parts[1]);
  const first = await upload.put(1, parts[0]);
  await settle();
  expect(bytes.size).toBe(3);
  const body = { parts: [last, { ...second, ETag: second.ETag.replaceAll('"', "") }, first] };
  const old = upload.complete.replace("s3Key=", `key=${encodeURIComponent(await createKey())}&key=`);
  const { status, json } = await request("POST", old, { key: "", body });
  expect([status, json]).toEqual([200, { success: true, location: "http://localhost/v2/files?id=1" }]);
  await settle();
  const [file] = await send("GET", "/v2/files?labels=long");
  expect(file).toMatchObject({ file_hash: md5(Buffer.concat(parts)), name: "book.txt" });
  expect([...bytes.values()].map(({ length }) => length)).toEqual([2 * uploadPartBytes + 5]);
  expect(await send("POST", upload.complete, body)).toEqual(json);
  expect(await send("GET", "/v2/files")).toHaveLength(1);
  expect((await put(await sizedAddress(send), leaflet)).status).toBe(200);
});

const sizedAddress = async (send: (method: string, target: string) => Promise<{ url: string }>) =>
  (await send("GET", sized)).url;

test("parts that are wrong make no file", async () => {
  const { begin, message } = await openServer();
  const upload = await begin({ size: 9 });
  const first = await upload.put(1, partOf(97, 4));
  const complete = (...parts: object[]) => message("POST", upload.complete, { body: { parts } });
  const problem = (text: string) => [400, `Upload 1 is not complete: ${text}.`];
  expect(await complete(first, { ...first, PartNumber: 3 })).toEqual(problem("part 2 must be listed exactly once"));
  expect(await complete(first, first)).toEqual(problem("part 2 must be listed exactly once"));
  expect(await complete(first, { ...first, PartNumber: 2 })).toEqual(problem("part 1 must have 8388608 bytes"));
  expect(await complete({ ETag: "x", PartNumber: 1 })).toEqual(problem("part 1 has a different ETag"));
  expect(await complete(first)).toEqual([400, "Upload 1: expected 9 bytes, but received 4."]);
  const { key, uploadId } = await begin();
  expect(await message("GET", `/v2/upload/s3/multipart/1/1?s3Key=${key}&size=4`)).toEqual([
    400,
    "s3Key is not the key of upload 1.",
  ]);
  expect(
    await message("POST", `/v2/upload/s3/multipart/${uploadId}/complete?s3Key=${key}`, { body: { parts: [first] } }),
  ).toEqual([400, `Upload ${uploadId} is not complete: part 1 is missing.`]);
  expect(await message("GET", `/v2/upload/s3/multipart/1/2?s3Key=${upload.key}&size=4`)).toEqual([
    400,
    "partNumber must be at most 1.",
  ]);
});

test("an address takes exactly the announced size", async () => {
  const { send, put, bytes, read } = await openServer({ maxUploadBytes: 100 });
  const { url } = await send("GET", sized);
  const stream = (text: string) => new Blob([text]).stream();
  for (const text of [leaflet.slice(1), `${leaflet}.`]) {
    const responses = [400, `Upload 1: expected ${leaflet.length} bytes, but received ${text.length}.`];
    expect(await read(await put(url, stream(text)))).toEqual(responses);
    expect(await read(await put(url, text, { "content-length": String(text.length) }))).toEqual(responses);
  }
  const { url: unsized } = await send("GET", params);
  expect(await read(await put(unsized, stream("x".repeat(101))))).toEqual([
    400,
    "Upload 2: expected 100 bytes, but received 101.",
  ]);
  expect(bytes.size).toBe(0);
  expect((await put(unsized, leaflet)).status).toBe(200);
});

test("addresses that are forged, expired or of closed uploads return 403 and nothing else", async () => {
  const { send, put, bytes, begin, request, time, read } = await openServer();
  const { url } = await send("GET", sized);
  const [id = "", part = "", size = "", expires = "", signature = ""] =
    new URL(url).pathname.split("/").at(-1)?.split(".") ?? [];
  const upload = await begin();
  const signed = await upload.sign(1, 4);
  const forged = [
    [id, part, size, expires, "A".repeat(43)],
    ["2", part, size, expires, signature],
    [id, "1", size, expires, signature],
    [id, part, "", expires, signature],
    [id, part, size, String(Number(expires) + 1), signature],
    ["999999999", part, size, expires, signature],
    ["x"],
    [id, part, size, expires, signature, ""],
  ].map((token) => `http://localhost/v2/upload/content/${token.join(".")}`);
  for (const address of forged) expect(await read(await put(address, leaflet))).toEqual([403, "Forbidden."]);
  expect((await request("DELETE", upload.cancel)).json).toEqual({ success: true, message: "Upload 2 is canceled." });
  expect((await request("DELETE", upload.cancel)).status).toBe(200);
  expect(await read(await put(signed, "Ahoy"))).toEqual([403, "Forbidden."]);
  time.now += 3_600_000;
  expect(await read(await put(url, leaflet))).toEqual([403, "Forbidden."]);
  expect(bytes.size).toBe(0);
});

test("an address of the server is for PUT alone, and no response repeats its signature", async () => {
  const { send, core } = await openServer();
  const { url } = await send("GET", sized);
  const peer = { target: new URL(url).pathname, isTls: false, isLoopback: true, isTrustedProxy: false };
  for (const method of ["GET", "POST", "DELETE", "HEAD"]) {
    const response = await core.api(new Request(url, { method }), peer);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "PUT"]);
    expect(await response.text()).not.toContain(url.split(".").at(-1));
  }
});

test("of canceled and abandoned uploads nothing is left", async () => {
  const { send, begin, bytes, settle, time, core, message, request } = await openServer();
  const canceled = await begin();
  const abandoned = await begin();
  const looked = await begin();
  for (const upload of [canceled, abandoned, looked]) await upload.put(1, partOf(97, 9));
  expect(bytes.size).toBe(3);
  await request("DELETE", canceled.cancel);
  time.now += 24 * 3600_000;
  expect(await send("GET", `/v2/upload/${looked.uploadId}`)).toMatchObject({ status: "failed" });
  await core.sweeper.sweep();
  time.now += 1;
  await core.sweeper.sweep();
  await settle();
  expect(bytes.size).toBe(0);
  expect((await send("GET", "/v2/upload?statuses=failed")).length).toBe(2);
  expect(await message("DELETE", abandoned.cancel)).toEqual([409, "Upload 2 is failed."]);
});

test("the bytes of pending parts are not swept as unused", async () => {
  const { begin, bytes, time, core } = await openServer();
  const upload = await begin();
  time.now -= 10 * 3600_000;
  await upload.put(1, partOf(97, 9));
  time.now += 10 * 3600_000;
  time.now += 23 * 3600_000;
  await core.sweeper.sweep();
  expect(bytes.size).toBe(1);
});

test("of two requests that complete an upload at once, one makes the file and no bytes are left", async () => {
  const { send, begin, bytes, settle } = await openServer();
  const upload = await begin();
  const part = await upload.put(1, partOf(97, 9));
  const responses = await Promise.all([1, 2, 3].map(() => send("POST", upload.complete, { parts: [part] })));
  expect(new Set(responses.map(({ location }) => location)).size).toBe(1);
  await settle();
  expect([(await send("GET", "/v2/files")).length, bytes.size]).toEqual([1, 1]);
});

test("another organization's uploads are not listed", async () => {
  const { send, createKey, core, request } = await openServer();
  await send("GET", sized);
  const key = await createKey("spy@other.example", await core.store.accounts.createOrganization("Other", "business"));
  for (const query of ["", "?ids=1", "?statuses=pending"]) {
    expect((await request("GET", `/v2/upload${query}`, { key })).json).toEqual([]);
  }
});

test.each([
  ["its parts are read", async () => {}],
  ["their bytes are erased", (server: Server) => server.core.queue.settle()],
])("an upload that is canceled while it is completed is not completed: before %s", async (_, then) => {
  const server = await openServer();
  const { begin, files, request, message, send } = server;
  const upload = await begin();
  const part = await upload.put(1, partOf(97, 9));
  const { write } = files;
  files.write = async (body) => {
    files.write = write;
    expect((await request("DELETE", upload.cancel)).status).toBe(200);
    await then(server);
    return write(body);
  };
  const canceled = [409, `Upload ${upload.uploadId} is canceled.`];
  expect(await message("POST", upload.complete, { body: { parts: [part] } })).toEqual(canceled);
  expect([await send("GET", "/v2/files"), await send("GET", `/v2/upload/${upload.uploadId}`)]).toMatchObject([
    [],
    { status: "canceled", fileId: null },
  ]);
});

test("an upload that is completed while it is canceled is not canceled", async () => {
  const { begin, core, request, message, send } = await openServer();
  const upload = await begin();
  const part = await upload.put(1, partOf(97, 9));
  const atomically = core.store.atomically.bind(core.store);
  core.store.atomically = async (work) => {
    core.store.atomically = atomically;
    expect((await request("POST", upload.complete, { body: { parts: [part] } })).status).toBe(200);
    return atomically(work);
  };
  expect(await message("DELETE", upload.cancel)).toEqual([409, `Upload ${upload.uploadId} is uploaded.`]);
  expect(await send("GET", `/v2/upload/${upload.uploadId}`)).toMatchObject({ status: "uploaded" });
});
