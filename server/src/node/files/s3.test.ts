import { createHash, randomBytes } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { computeAuthorization, openS3 } from "../../../testing/s3-double.ts";
import { readBytes, toStream } from "../../files/read.ts";
import { isStorageError } from "../../store/database/storage-errors.ts";
import { readS3, type S3Settings } from "../settings/s3-settings.ts";
import { StartError } from "../start-error.ts";
import { filesInS3, partBytes, requireBucket } from "./s3.ts";
import { buildUrl } from "./s3-client.ts";

async function openStore(more: Partial<S3Settings> = {}) {
  const s3 = await openS3();
  onTestFinished(s3.close);
  return { ...s3, files: filesInS3({ ...s3.settings, ...more }) };
}

/** A stream that reads each part when it is requested. */
const request = (parts: Iterable<Uint8Array>) =>
  toStream(
    (async function* () {
      yield* parts;
    })(),
  );

test("the double checks signatures as Amazon's documentation calculates them", () => {
  const empty = createHash("sha256").digest("hex");
  const headers = {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": empty,
    "x-amz-date": "20130524T000000Z",
    authorization: "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,",
  };
  const keys = { keyId: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" };
  const signed = { method: "GET", url: "/test.txt", headers, sum: empty, region: "us-east-1", ...keys };
  expect(computeAuthorization(signed)).toMatch(/=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/);
});

test("a large file is sent part by part, each as large as S3 wants them, while it still comes", async () => {
  const { files, state } = await openStore();
  const chunk = randomBytes(2 ** 20);
  let sent = 0;
  let maxAhead = 0;
  function* chunks() {
    for (let at = 0; at < 26; at++) {
      const stored = state.requests.filter((request) => request === "PUT partNumber uploadId").length;
      maxAhead = Math.max(maxAhead, sent - stored * partBytes);
      yield chunk;
      sent += chunk.length;
    }
  }
  const { sizeBytes } = await files.write(request(chunks()));
  expect(sizeBytes).toBe(26 * 2 ** 20);
  expect(maxAhead).toBeLessThanOrEqual(2 * partBytes + 2 * chunk.length);
  expect(state.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(4);
});

test("a file that the store refuses is not read on, and its source is closed", async () => {
  const { files, settings } = await openStore();
  const refused = filesInS3({ ...settings, secret: "wrong" });
  let isClosed = false;
  function* parts() {
    try {
      for (;;) yield randomBytes(2 ** 20);
    } finally {
      isClosed = true;
    }
  }
  await expect(refused.write(request(parts()))).rejects.toThrow("403");
  expect(isClosed).toBe(true);
  expect(await files.sweep(Date.now() + 1, async (names) => names)).toBe(0);
});

test("a request that waits for the bucket ends when the server closes, and isn't retried", async () => {
  const { files, settings, state } = await openStore();
  const { name } = await files.write(request([randomBytes(10)]));
  Object.assign(state, { delayMs: 5000, requests: [] });
  const closing = new AbortController();
  const reading = filesInS3(settings, closing.signal).read(name);
  await expect.poll(() => state.requests).toEqual(["GET"]);
  closing.abort();
  await expect(reading).rejects.toThrow("The S3 store can't be reached.");
  expect(state.requests).toEqual(["GET"]);
});

test("a large file that breaks off leaves no parts", async () => {
  const { files, uploads, state } = await openStore();
  function* yieldThenFail() {
    for (let at = 0; at < 3; at++) yield new Uint8Array(partBytes);
    throw new Error("The client is gone.");
  }
  await expect(files.write(request(yieldThenFail()))).rejects.toThrow("The client is gone.");
  expect(state.requests).toContain("PUT partNumber uploadId");
  expect(uploads.size).toBe(0);
});

test("a store that is busy is retried, and one that refuses is not", async () => {
  const { files, state, settings } = await openStore();
  state.busyFor = 3;
  const { name } = await files.write(request([randomBytes(10)]));
  await files.read(name);
  const { files: stranger } = await openStore({ secret: "wrong", endpoint: settings.endpoint });
  await expect(stranger.read(name)).rejects.toThrow("The S3 store returned GET with 403 SignatureDoesNotMatch.");
});

test("a file whose reading breaks off is the store's fault, and not the file's", async () => {
  const { files, state } = await openStore();
  const { name } = await files.write(request([randomBytes(100_000)]));
  state.breaksAfter = 50_000;
  await expect(readBytes(await files.read(name))).rejects.toSatisfy(isStorageError);
});

test("a response that breaks off is the store's fault", async () => {
  const { files, state } = await openStore();
  const key = "uploads/quay";
  await files.bucket?.begin(key);
  await files.claim("harbour");
  state.breaksAfter = 5;
  const large = () => files.write(request([new Uint8Array(partBytes), new Uint8Array(partBytes)]));
  const works = [large, () => files.bucket?.begin(key), () => files.bucket?.sizeOf(key), () => files.claim("harbour")];
  for (const work of [...works, () => files.sweep(Date.now(), async () => [])]) {
    await expect(work()).rejects.toSatisfy(isStorageError);
  }
});

test("an upload whose completion was done and its response lost is complete", async () => {
  const { files, state, objects } = await openStore();
  const key = "uploads/quay";
  const uploadId = (await files.bucket?.begin(key)) ?? "";
  const url = await files.bucket?.addressOf(key, { part: { number: 1, uploadId }, maxAgeSeconds: 60 });
  const sent = await fetch(url ?? "", { method: "PUT", body: "The ferry leaves." });
  const parts = [{ number: 1, tag: (sent.headers.get("etag") ?? "").replaceAll('"', "") }];
  state.losesFor = 1;
  await files.bucket?.complete(key, uploadId, parts);
  expect(objects.get(key)?.bytes.toString()).toBe("The ferry leaves.");
  await expect(files.bucket?.complete("uploads/pier", uploadId, parts)).rejects.toThrow("NoSuchUpload");
});

test("a bucket that is not there or not ours is refused at the start", async () => {
  const { settings } = await openStore();
  await requireBucket(settings);
  await expect(requireBucket({ ...settings, bucket: "quay" })).rejects.toThrow(
    "The bucket quay of PARLANCE_S3_BUCKET can't be used: The S3 store returned GET with 404 NoSuchBucket.",
  );
  await expect(requireBucket({ ...settings, secret: "wrong" })).rejects.toThrow(StartError);
});

test("uploads of a process that ended are given up after a week, and objects of others are left alone", async () => {
  const { files, uploads, objects, state } = await openStore();
  const week = 7 * 24 * 3600_000;
  const name = `${"0".repeat(64)}-${"0".repeat(16)}`;
  uploads.set("old", { key: name, at: 0, parts: new Map() });
  uploads.set("new", { key: name, at: Date.now(), parts: new Map() });
  objects.set("holiday.jpg", { bytes: Buffer.from(""), at: 0 });
  await files.sweep(Date.now() - week, async (page) => page);
  expect([[...uploads.keys()], [...objects.keys()]]).toEqual([["new"], ["holiday.jpg"]]);
  expect(state.requests).not.toContain("DELETE");
  state.reportsUploads = false;
  expect(await files.sweep(Date.now(), async (page) => page)).toBe(0);
});

describe("settings", () => {
  const keys = { PARLANCE_S3_KEY_ID: "a", PARLANCE_S3_SECRET: "b" };

  test("Amazon's own needs a bucket, a region and keys, also by the names that its tools use", () => {
    const aws = {
      AWS_ACCESS_KEY_ID: "a",
      AWS_SECRET_ACCESS_KEY: "b",
      AWS_SESSION_TOKEN: "c",
      AWS_REGION: "eu-north-1",
    };
    const settings = readS3({ PARLANCE_S3_BUCKET: "harbour", ...aws }) as S3Settings;
    expect(settings).toMatchObject({ keyId: "a", secret: "b", sessionToken: "c" });
    expect(buildUrl(settings, { method: "GET", key: "k" })).toBe("https://harbour.s3.eu-north-1.amazonaws.com/k");
    expect(readS3({})).toBeUndefined();
  });

  test("another store needs its address too, and has the bucket in the path", () => {
    const env = { PARLANCE_S3_BUCKET: "harbour", PARLANCE_S3_ENDPOINT: "http://localhost:9000/", ...keys };
    const settings = readS3({ ...env, PARLANCE_S3_PREFIX: "parlance/" }) as S3Settings;
    const request = { method: "GET", key: "k", query: { partNumber: "1" } } as const;
    expect(buildUrl(settings, request)).toBe("http://localhost:9000/harbour/parlance/k?partNumber=1");
  });

  test.each([
    [{ PARLANCE_S3_BUCKET: "Old Harbour" }, /^PARLANCE_S3_BUCKET must be/],
    [{ PARLANCE_S3_BUCKET: "harbour", PARLANCE_S3_KEY_ID: "secret" }, /^PARLANCE_S3_BUCKET needs PARLANCE_S3_KEY_ID/],
    [{ PARLANCE_S3_BUCKET: "harbour", ...keys, PARLANCE_S3_ENDPOINT: "s3.example" }, /^PARLANCE_S3_ENDPOINT must be/],
    [{ PARLANCE_S3_BUCKET: "harbour", ...keys, PARLANCE_S3_PATH_STYLE: "yes" }, /^PARLANCE_S3_PATH_STYLE must be/],
    [{ PARLANCE_S3_BUCKET: "harbour", ...keys, PARLANCE_S3_PREFIX: "a b" }, /^PARLANCE_S3_PREFIX must be/],
  ])("%j is refused", (env, message) => {
    expect(() => readS3(env)).toThrow(StartError);
    expect(() => readS3(env)).toThrow(message);
  });
});
