import { createHash, randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { openS3 } from "../../../testing/s3-double.ts";
import { openTestServer } from "../../../testing/test-server.ts";
import { uploadPartBytes } from "../../services/uploads.ts";
import { filesInS3 } from "./s3.ts";

const leaflet = "The red bus stops at the old harbour. The ferry leaves at ten.\n";
const day = 24 * 3600_000;

async function openServer() {
  const s3 = await openS3();
  const server = await openTestServer({ files: filesInS3(s3.settings) });
  onTestFinished(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
    await s3.close();
  });
  const send = async (method: string, target: string, body?: object) =>
    (await server.request(method, target, body ? { body } : {})).json;
  const putTo = (url: string, body: BodyInit) => fetch(url, { method: "PUT", body });
  const waiting = () => [...s3.objects.keys()].filter((key) => key.startsWith("uploads/"));
  return { ...server, s3, send, putTo, waiting };
}

const params = `/v2/upload/s3/params?filename=leaflet.txt&type=text/plain&metadata.size=${leaflet.length}&metadata.labels=spring`;

test("a file sent to a presigned address of the bucket appears in listFiles, under a name that no one can write to", async () => {
  const { s3, send, putTo, waiting, request, settle } = await openServer();
  const { url, key } = await send("GET", params);
  expect(url).toMatch(`${s3.settings.endpoint}/harbour/${key}?`);
  expect(await send("GET", "/v2/files")).toEqual([]);
  expect((await putTo(url, leaflet)).status).toBe(200);
  const [file] = await send("GET", "/v2/files?labels=spring");
  expect(file).toMatchObject({ name: "leaflet.txt", file_hash: createHash("md5").update(leaflet).digest("hex") });
  expect(await send("GET", "/v2/upload/1")).toMatchObject({ status: "uploaded", fileId: file.id });
  expect(waiting()).toEqual([]);
  await putTo(url, leaflet.toUpperCase());
  expect((await request("GET", `/v2/files/download?id=${file.id}`)).text).toBe(leaflet);
  await settle();
});

test("a large file doesn't hold up lists: it is pending until it has been read in the background, once", async () => {
  const { core, send, putTo, waiting, settle } = await openServer();
  const body = randomBytes(uploadPartBytes + 1);
  const large = `/v2/upload/s3/params?filename=large.bin&type=x&metadata.size=${body.length}`;
  await putTo((await send("GET", large)).url, body);
  await putTo((await send("GET", params)).url, leaflet);
  for (let time = 0; time < 3; time++) {
    expect(await send("GET", "/v2/files")).toMatchObject([{ name: "leaflet.txt" }]);
    const uploads = await send("GET", "/v2/upload?statuses=pending,uploaded");
    expect(uploads).toMatchObject([{ status: "pending" }, { status: "uploaded" }]);
  }
  expect(await core.store.backlog.tasks()).toMatchObject([
    { kind: "detect-language", count: 1 },
    { kind: "take-upload", count: 1 },
  ]);
  await settle();
  const hash = createHash("md5").update(body).digest("hex");
  const { status, fileId } = await send("GET", "/v2/upload/1");
  expect([status, await send("GET", `/v2/files?id=${fileId}`)]).toMatchObject(["uploaded", [{ file_hash: hash }]]);
  expect(waiting()).toEqual([]);
});

test("a list requests the bucket once, however many uploads are pending, and an upload requests only for its own object", async () => {
  const { s3, send, putTo } = await openServer();
  const file = { filename: "leaflet.txt", type: "text/plain" };
  const pending = await send("POST", "/v2/upload/s3/params", { uploads: Array.from({ length: 40 }, () => file) });
  const requestsOf = async (path: string) => {
    s3.state.requests.length = 0;
    await send("GET", path);
    return s3.state.requests;
  };
  expect(await requestsOf("/v2/files")).toEqual(["GET list-type prefix"]);
  expect(await requestsOf("/v2/upload")).toEqual(["GET list-type prefix"]);
  expect(await requestsOf("/v2/upload/1")).toEqual(["GET list-type max-keys prefix"]);
  for (const { url } of pending) await putTo(url, leaflet);
  // The double has three objects on a page.
  for (const count of [15, 30, 40]) expect(await send("GET", "/v2/files")).toHaveLength(count);
});

test("another organization's pending uploads are not requested", async () => {
  const { s3, request, core, createKey, putTo, send } = await openServer();
  await putTo((await send("GET", params)).url, leaflet);
  const key = await createKey("mo@quay.example", await core.store.accounts.createOrganization("Quay", "business"));
  s3.state.requests.length = 0;
  expect((await request("GET", "/v2/files", { key })).json).toEqual([]);
  expect(s3.state.requests).toEqual([]);
});

test("lists at once make one file of an upload", async () => {
  const { send, putTo } = await openServer();
  await putTo((await send("GET", params)).url, leaflet);
  const lists = await Promise.all(Array.from({ length: 5 }, () => send("GET", "/v2/files")));
  expect(lists.flat().filter(({ message }: { message?: string }) => message !== undefined)).toEqual([]);
  expect(await send("GET", "/v2/files")).toHaveLength(1);
});

test("an upload that no one lists is taken by the sweeper", async () => {
  const { send, putTo, core } = await openServer();
  await putTo((await send("GET", params)).url, leaflet);
  await core.sweeper.sweep();
  expect(await core.store.uploads.find(1, 1)).toMatchObject({ status: "uploaded" });
});

test("the bucket refuses another size, another key and a changed signature", async () => {
  const { send, putTo, waiting } = await openServer();
  const { url, key } = await send("GET", params);
  for (const [address, body] of [
    [url, `${leaflet}.`],
    [url.replace(key, `${key}x`), leaflet],
    [url.replace(/.$/, (last: string) => (last === "0" ? "1" : "0")), leaflet],
    [url.replace("X-Amz-Expires=3600", "X-Amz-Expires=36000"), leaflet],
  ]) {
    expect((await putTo(address, body)).status).toBe(403);
  }
  expect(waiting()).toEqual([]);
});

test("parts go to the bucket in any order and again", async () => {
  const { s3, send, putTo, waiting, message, settle } = await openServer();
  const parts = [randomBytes(uploadPartBytes), randomBytes(uploadPartBytes), randomBytes(5)];
  const metadata = { size: 2 * uploadPartBytes + 5 };
  const { uploadId, key } = await send("POST", "/v2/upload/s3/multipart", { filename: "a.bin", type: "x", metadata });
  const path = `/v2/upload/s3/multipart/${uploadId}`;
  const put = async (number: number, body: Buffer<ArrayBuffer>) => {
    const { url } = await send("GET", `${path}/${number}?s3Key=${key}&size=${body.length}`);
    return { ETag: (await putTo(url, body)).headers.get("etag") as string, PartNumber: number };
  };
  const listed = [];
  for (const number of [3, 1, 2, 1]) listed[number - 1] = await put(number, parts[number - 1] as Buffer<ArrayBuffer>);
  const complete = `${path}/complete?s3Key=${key}`;
  const wrong = [{ ETag: "x", PartNumber: 1 }, ...listed.slice(1)];
  expect(await message("POST", complete, { body: { parts: wrong } })).toEqual([
    400,
    "Upload 1 is not complete: the parts in storage don't match.",
  ]);
  await send("POST", complete, { parts: listed });
  const [file] = await send("GET", "/v2/files");
  expect(file.file_hash).toBe(createHash("md5").update(Buffer.concat(parts)).digest("hex"));
  expect([waiting(), s3.uploads.size, s3.objects.size]).toEqual([[], 0, 1]);
  await settle();
});

test("canceled, abandoned and wrong uploads leave nothing in the bucket, and late ones are taken", async () => {
  const { s3, send, putTo, waiting, request, time, core, settle } = await openServer();
  const multipart = { filename: "a.bin", type: "x" };
  const canceled = await send("POST", "/v2/upload/s3/multipart", multipart);
  const abandoned = await send("POST", "/v2/upload/s3/multipart", multipart);
  expect(s3.uploads.size).toBe(2);
  await request("DELETE", `/v2/upload/s3/multipart/${canceled.uploadId}?s3Key=${canceled.key}`);
  expect(s3.uploads.size).toBe(1);
  const late = await send("GET", params);
  await send("GET", params);
  await putTo(late.url, leaflet);
  time.now += day + 1;
  await core.sweeper.sweep();
  const statuses = await send("GET", "/v2/upload?statuses=failed,uploaded,canceled,pending");
  expect(statuses.map(({ status }: { status: string }) => status)).toEqual([
    "canceled",
    "failed",
    "uploaded",
    "failed",
  ]);
  expect([s3.uploads.size, waiting()]).toEqual([0, []]);
  expect(abandoned.uploadId).toBe("2");
  // The client used a URL that was still valid after the end of its upload.
  s3.objects.set(late.key, { bytes: Buffer.from("x"), at: 0 });
  await core.sweeper.sweep();
  expect(waiting()).toEqual([]);
  await settle();
});
