import { createHash, randomBytes } from "node:crypto";
import {
  type Bucket,
  BucketRefusal,
  type BytesName,
  type FileStore,
  MissingFileError,
  StorageError,
} from "../../core/file-store.ts";
import { readBytes, toStream } from "../../files/read.ts";
import type { S3Settings } from "../settings/s3-settings.ts";
import { StartError } from "../start-error.ts";
import { splitParts } from "./multipart-body.ts";
import { isFileName, requireFileName } from "./name.ts";
import { errorIn, presign, readElementTexts, readText, S3Error, type S3Request, s3Client } from "./s3-client.ts";

/** The size of a part; an upload holds two in memory. S3 accepts 10,000 parts, and only the last may be below 5 MiB. */
export const partBytes = 8 * 2 ** 20;

/** An incomplete upload older than this was abandoned. */
const maxUploadMs = 7 * 24 * 3600 * 1000;

/** The prefix of snapshots of engines, to which no row refers. */
export const snapshotPrefix = "snapshots/";

const ownerKey = "owner";

export type S3 = S3Settings & { send(request: S3Request): Promise<Response> };

/** @throws StartError when the bucket can't be used */
export async function requireBucket(settings: S3Settings): Promise<void> {
  const { bucket, prefix } = settings;
  try {
    await readToEnd(s3Client(settings)({ method: "GET", query: { "list-type": "2", "max-keys": "1", prefix } }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : "";
    throw new StartError(`The bucket ${bucket} of PARLANCE_S3_BUCKET can't be used: ${reason}`, { cause });
  }
}

/** An object exists only after it was uploaded completely. `closing` aborts all requests. */
export function filesInS3(settings: S3Settings, closing?: AbortSignal): FileStore {
  const send = s3Client(settings, closing);
  const s3 = { ...settings, send };
  const read = async (key: string, start = 0) => {
    requireFileName(key);
    const response = await send({ method: "GET", key, ...(start > 0 && { start }) }).catch((cause) => {
      const isMissing = cause instanceof S3Error && cause.code === "NoSuchKey";
      throw isMissing ? new MissingFileError(`There is no file ${key}.`, { cause }) : cause;
    });
    if (start > 0 && response.status !== 206) throw new StorageError("The S3 store doesn't send parts of an object.");
    return readBody(response);
  };
  return {
    bucket: bucketIn(s3),
    async write(body) {
      // The hash of the content is known only after the upload, and objects can't be renamed.
      const key = `${randomBytes(32).toString("hex")}-${randomBytes(8).toString("hex")}` as BytesName;
      const md5 = createHash("md5");
      let sizeBytes = 0;
      await putObject(s3, key, body, (part) => {
        md5.update(part);
        sizeBytes += part.length;
      });
      return { name: key, md5: md5.digest("hex"), sizeBytes };
    },
    read: (key) => read(key),
    readFrom: read,
    readWhole: async (key) => readBytes(await read(key)),
    async delete(key) {
      requireFileName(key);
      await readToEnd(send({ method: "DELETE", key }));
    },
    async claim(owner) {
      const known = await textAt(s3, { key: ownerKey }, 404);
      if (known === undefined) await readToEnd(send({ method: "PUT", key: ownerKey, body: owner }));
      return (known ?? owner) === owner;
    },
    async sweep(before, findUnused) {
      let erased = 0;
      for await (const page of objectsIn(s3)) {
        const old = page.filter(({ key, changedAt }) => isOurs(key) && changedAt < before);
        const keys = old.map(({ key }) => key);
        // An upload this old has ended, and its URL has expired.
        const ended = keys.filter((key) => !isFileName(key));
        for (const key of [...(await findUnused(keys.filter(isFileName))), ...ended]) {
          await readToEnd(send({ method: "DELETE", key }));
          erased++;
        }
      }
      await abortUploads(s3, before - maxUploadMs);
      return erased;
    },
  };
}

/** Writes an object, in parts if it is large. It exists only after it was uploaded completely. */
export async function putObject(
  s3: S3,
  key: string,
  body: ReadableStream<Uint8Array>,
  onPart: (part: Uint8Array) => void = () => {},
): Promise<void> {
  const parts = splitParts(body, partBytes, onPart);
  try {
    const { value: first = new Uint8Array() } = await parts.next();
    const { value: second } = await parts.next();
    if (second) await sendParts(s3, key, [first, second], parts);
    else await readToEnd(s3.send({ method: "PUT", key, body: first }));
  } finally {
    // The rest isn't read when the store refuses a part.
    await parts.return(undefined);
  }
}

/**
 * The body of a response. Reading begins at once: `fetch` cancels an unread body when its response is
 * garbage-collected, and a canceled body looks like an empty file.
 */
export function readBody({ body }: Response): ReadableStream<Uint8Array> {
  if (!body) return new Blob([]).stream();
  const parts = body.values();
  const brokenOff = (cause: unknown): never => {
    throw new StorageError("The S3 store ended a file early.", { cause });
  };
  return toStream({
    next: () => parts.next().catch(brokenOff),
    return: async () => (await parts.return?.()) ?? { done: true, value: undefined },
  });
}

/** Reads a response to its end, so that its connection is free for the next request. */
export async function readToEnd(response: Promise<Response>): Promise<void> {
  await readText(await response);
}

/** @returns undefined when the response has the status `absent` */
async function textAt({ send }: S3, request: Omit<S3Request, "method">, absent: number): Promise<string | undefined> {
  try {
    return await readText(await send({ method: "GET", ...request }));
  } catch (error) {
    if (error instanceof S3Error && error.status === absent) return undefined;
    throw error;
  }
}

/** The uploads that clients send directly to the bucket; their objects are next to the files. */
function bucketIn(s3: S3): Bucket {
  const { send } = s3;
  const isGone = (error: unknown) => error instanceof S3Error && error.status === 404;
  return {
    addressOf: (key, { part, ...options }) => {
      const query = part && { partNumber: String(part.number), uploadId: part.uploadId };
      return presign(s3, { key, ...(query && { query }) }, options);
    },
    begin: (key) => begin(s3, key),
    async complete(key, uploadId, parts) {
      const tags = parts.map(({ tag }) => `"${tag}"`);
      await complete(s3, key, uploadId, tags).catch((cause) => {
        const isRefused = cause instanceof S3Error && cause.status < 500;
        throw isRefused ? new BucketRefusal(cause.message, { cause }) : cause;
      });
    },
    sizeOf: (key) => sizeOf(s3, key),
    async *list(prefix) {
      for await (const page of objectsIn(s3, prefix)) {
        yield new Map(page.map(({ key, sizeBytes }) => [key, sizeBytes]));
      }
    },
    read: async (key) => readBody(await send({ method: "GET", key })),
    async erase(key, uploadId) {
      if (uploadId !== undefined) {
        await readToEnd(send({ method: "DELETE", key, query: { uploadId } })).catch((error) => {
          if (!isGone(error)) throw error;
        });
      }
      await readToEnd(send({ method: "DELETE", key }));
    },
  };
}

async function begin({ send }: S3, key: string): Promise<string> {
  const xml = await readText(await send({ method: "POST", key, query: { uploads: "" } }));
  return readElementTexts(xml, "UploadId")[0] ?? "";
}

/** Sends an object in parts. If that fails, nothing is kept. */
async function sendParts(s3: S3, key: string, first: Uint8Array[], others: AsyncGenerator<Uint8Array>): Promise<void> {
  const { send } = s3;
  const uploadId = await begin(s3, key);
  try {
    const tags: string[] = [];
    const sendPart = async (body: Uint8Array) => {
      const response = await send({ method: "PUT", key, query: { partNumber: `${tags.length + 1}`, uploadId }, body });
      tags.push(response.headers.get("etag") ?? "");
      await readText(response);
    };
    for (const part of first) await sendPart(part);
    for await (const part of others) await sendPart(part);
    await complete(s3, key, uploadId, tags);
  } catch (error) {
    await readToEnd(send({ method: "DELETE", key, query: { uploadId } })).catch(() => {});
    throw error;
  }
}

async function complete(s3: S3, key: string, uploadId: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
  const request: S3Request = { method: "POST", key, query: { uploadId }, body };
  try {
    const response = await s3.send(request);
    const xml = await readText(response);
    // The store may begin to respond early, and report a failure later in the body.
    if (!xml.includes("<CompleteMultipartUploadResult")) throw errorIn(request, response, xml);
  } catch (error) {
    // If the response to the completing request was lost, a retry finds no upload.
    const isGone = error instanceof S3Error && error.code === "NoSuchUpload";
    if (!isGone || (await sizeOf(s3, key)) === undefined) throw error;
  }
}

/** The size of an object in bytes; undefined when it doesn't exist. */
async function sizeOf({ send, prefix }: S3, key: string): Promise<number | undefined> {
  const query = { "list-type": "2", "max-keys": "1", prefix: `${prefix}${key}` };
  const [size] = readElementTexts(await readText(await send({ method: "GET", query })), "Size");
  return size === undefined ? undefined : Number(size);
}

const isOurs = (key: string) => isFileName(key) || /^uploads\/[\w-]{32}$/.test(key);
/** Whether the key is of an upload that this server may abort. */
const isSent = (key: string) => isOurs(key) || key.startsWith(snapshotPrefix);

interface StoredObject {
  key: string;
  sizeBytes: number;
  changedAt: number;
}

export async function* objectsIn({ send, prefix }: S3, start = ""): AsyncGenerator<StoredObject[]> {
  let token: string | undefined;
  do {
    const query = {
      "list-type": "2",
      prefix: prefix + start,
      ...(token !== undefined && { "continuation-token": token }),
    };
    const xml = await readText(await send({ method: "GET", query }));
    const [times, sizes] = [readElementTexts(xml, "LastModified"), readElementTexts(xml, "Size")];
    yield readElementTexts(xml, "Key").map((key, at) => ({
      key: key.slice(prefix.length),
      sizeBytes: Number(sizes[at]),
      changedAt: Date.parse(times[at] ?? ""),
    }));
    [token] = readElementTexts(xml, "NextContinuationToken");
  } while (token !== undefined);
}

/** Aborts the incomplete uploads that began before a time. Some stores don't list uploads. */
async function abortUploads(s3: S3, before: number): Promise<void> {
  const { send, prefix } = s3;
  const xml = await textAt(s3, { query: { uploads: "", prefix } }, 501);
  if (xml === undefined) return;
  const ids = readElementTexts(xml, "UploadId");
  const times = readElementTexts(xml, "Initiated");
  for (const [at, key] of readElementTexts(xml, "Key").entries()) {
    const name = key.slice(prefix.length);
    if (!isSent(name) || !(Date.parse(times[at] ?? "") < before)) continue;
    await readToEnd(send({ method: "DELETE", key: name, query: { uploadId: ids[at] ?? "" } }));
  }
}
